"""Every language says everything."""

import re
from xml.etree import ElementTree

from tree import Rule

LANGUAGES = ("en", "ru", "cs", "sk")
# How many forms a count has; a missing one is shown in the wrong number.
PLURAL_FORMS = {"en": 2, "ru": 3, "cs": 3, "sk": 3}


def files(tree):
    """(path, language, root element); sorted by language."""
    for path, text in tree.matching(".ts", under="translations/"):
        found = re.search(r"_([a-z]{2})\.ts$", path)
        if found:
            yield path, found.group(1), ElementTree.fromstring(text)


def messages(root):
    for context in root.iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            yield name, message


def check_complete(tree):
    problems = []
    for path, language, root in files(tree):
        for context, message in messages(root):
            source = message.findtext("source", "")
            translation = message.find("translation")
            state = translation.get("type", "")
            is_count = message.get("numerus") == "yes"
            if language == "en" and not is_count:
                continue  # the sources are English already; only its plurals are translated
            texts = [form.text or "" for form in translation.iter("numerusform")] \
                if is_count else [translation.text or ""]
            if state:
                problems.append(f"{path}: {context}: {source!r} is {state}")
            elif not all(text.strip() for text in texts):
                problems.append(f"{path}: {context}: {source!r} is empty")
            elif is_count and len(texts) != PLURAL_FORMS.get(language, len(texts)):
                problems.append(f"{path}: {context}: {source!r} has {len(texts)} forms")
    return problems


def check_same_sources(tree):
    seen = {}
    counts = {}
    for path, language, root in files(tree):
        keys = set()
        for context, message in messages(root):
            key = (context, message.findtext("source", ""), message.findtext("comment", ""))
            keys.add(key)
            if message.get("numerus") == "yes":
                counts.setdefault(key, set()).add(language)
        seen[path] = (language, keys)
    full = [keys for language, keys in seen.values() if language != "en"]
    everything = set().union(*full) if full else set()
    problems = []
    for path, (language, keys) in seen.items():
        expected = set(counts) if language == "en" else everything
        problems += [f"{path}: misses {key[0]}: {key[1]!r}" for key in sorted(expected - keys)]
    return problems


def check_marks(tree):
    """A translation keeps the places for values of its source."""
    mark = re.compile(r"%(?:L?\d|n)")
    problems = []
    for path, _, root in files(tree):
        for context, message in messages(root):
            source = message.findtext("source", "")
            translation = message.find("translation")
            forms = [form.text or "" for form in translation.iter("numerusform")]
            for text in forms or [translation.text or ""]:
                wanted = set(mark.findall(source)) - ({"%n"} if forms else set())
                if text and not wanted <= set(mark.findall(text)):
                    problems.append(f"{path}: {context}: {text!r} loses a value of {source!r}")
    return problems


def check_languages(tree):
    found = {language for _, language, _ in files(tree)}
    if not found and tree.root:
        return []  # no interface yet
    return [f"translations: no {language}" for language in LANGUAGES if language not in found]


def sample(*entries):
    return "<TS><context><name>A</name>" + "".join(entries) + "</context></TS>"


def entry(source, translation):
    return f"<message><source>{source}</source>{translation}</message>"


RULES = [
    Rule("languages", check_languages, {"translations/holdfast_ru.ts": sample()}),
    Rule("translations complete", check_complete, {
        "translations/a_ru.ts": sample(entry("Hold", '<translation type="unfinished"/>')),
        "translations/b_cs.ts": sample(
            entry("Hold", '<translation type="vanished">x</translation>')),
        "translations/c_sk.ts": sample(entry("Hold", "<translation></translation>")),
    }),
    Rule("translations keep values", check_marks, {
        "translations/a_ru.ts": sample(entry("%1 left", "<translation>Осталось</translation>"))}),
    Rule("same sources in all languages", check_same_sources, {
        "a language that misses one": {
            "translations/a_ru.ts": sample(entry("Hold", "<translation>Бронь</translation>")),
            "translations/a_cs.ts": sample(),
        },
    }),
]
