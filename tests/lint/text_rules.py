"""Sizes, words, names."""

import re

from tree import Rule

CODE = (".cpp", ".h")
FILE_LINES_MAX = 400
PAGE_LINES_MAX = 300
FUNCTION_LINES_MAX = 70
COLUMNS_MAX = 100
PAGE_FOLDERS = ("ui/shell/", "ui/desk/")

LITERAL = re.compile(r'"(?:[^"\\\n]|\\.)*"')
COMMENT = re.compile(r"//.*$")

# (pattern, folders it is looked for in, why). Strings and // comments are left out before.
BANNED_CALLS = (
    (r"\.then\(\s*this\b", ("",), "QFuture::then with an owner races: onUi()"),
    (r"\bprocessEvents\b", ("",), "no nested event loops"),
    (r"\bQEventLoop\b", ("core/", "ui/", "app/"), "no nested event loops"),
    (r"\bQSqlQuery\b|\bQSqlDatabase\b", ("",), "core/db speaks libpq"),
    (r"\b(SIGNAL|SLOT)\(", ("",), "connect with member pointers"),
    (r"\blastInsertId\b", ("",), "RETURNING"),
    (r"\b(foreach|Q_FOREACH)\s*\(", ("",), "range-based for"),
    (r"\bqWait\(", ("tests/",), "QTRY_*, spies, shifted clock"),
    (r"\b(sleep_for|usleep)\s*\(", ("tests/", "ui/", "app/"), "QTRY_*, timers"),
    (r"\bQThread::m?u?sleep\(", ("tests/", "ui/", "app/"), "QTRY_*, timers"),
    (r"\bstd::(cout|cerr)\b", ("core/", "ui/"), "logging categories"),
    (r"\bqDebug\(|\bqInfo\(", ("core/", "ui/", "app/desk/"), "logging categories"),
    (r"\bnew\s+(Booking|Schedule|Customer)Service\b", ("ui/",), "services arrive ready"),
    (r"\binstance\(\)\s*\{", ("",), "no singletons"),
)
BANNED_WORDS = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|X" + r"XX|HA" + r"CK)\b")
MACHINE_PATHS = re.compile(
    r"(?<![\w.])/wo" + r"rk/[a-z]|/tm" + r"p/brief|/home/[a-z]+/")
TEST_FILE = re.compile(r"\btst_[a-z0-9_]+\.cpp$")


def stripped(line):
    return COMMENT.sub("", LITERAL.sub('""', line))


def check_file_lengths(tree):
    problems = []
    for path, text in tree.matching(*CODE, ".sql", ".sh", ".py"):
        limit = PAGE_LINES_MAX if path.startswith(PAGE_FOLDERS) else FILE_LINES_MAX
        count = text.count("\n")
        if count > limit:
            problems.append(f"{path}: {count} lines, {limit} are allowed")
    return problems


def check_function_lengths(tree):
    """The format puts the braces of a function alone at the start of a line."""
    problems = []
    for path, text in tree.matching(*CODE):
        start = 0
        for number, line in enumerate(text.splitlines(), start=1):
            if line == "{":
                start = number
            elif line in ("}", "};") and start:
                if number - start - 1 > FUNCTION_LINES_MAX:
                    problems.append(f"{path}:{start}: a function of {number - start - 1} lines")
                start = 0
    return problems


def check_line_lengths(tree):
    return [
        f"{path}:{number}: {len(line)} columns"
        for path, number, line in tree.lines(*CODE, ".sql", ".sh", ".py", ".cmake")
        if len(line) > COLUMNS_MAX
    ]


def check_calls(tree):
    problems = []
    for path, number, line in tree.lines(*CODE):
        code = stripped(line)
        for pattern, folders, instead in BANNED_CALLS:
            if path.startswith(folders) and re.search(pattern, code):
                problems.append(f"{path}:{number}: {line.strip()} ({instead})")
    return problems


def check_rich_text(tree):
    """A name like <b>A</b> is shown as it was typed."""
    return [
        f"{path}: shows rich text and escapes nothing"
        for path, text in tree.matching(*CODE, under="ui/")
        if re.search(r"\bsetHtml\(|\bRichText\b", text) and "toHtmlEscaped" not in text
    ]


def check_words(tree):
    suffixes = CODE + (".sql", ".sh", ".py", ".cmake", ".txt", ".md")
    return [
        f"{path}:{number}: {line.strip()}"
        for path, number, line in tree.lines(*suffixes)
        if BANNED_WORDS.search(line)
    ]


def check_machine_paths(tree):
    return [
        f"{path}:{number}: {line.strip()[:80]}"
        for path, number, line in tree.lines("")
        if MACHINE_PATHS.search(line) and not path.startswith("tests/lint/")
    ]


def check_headers(tree):
    return [
        f"{path}: begins with something else than #pragma once"
        for path, text in tree.matching(".h")
        if not text.startswith("#pragma once\n")
    ]


def check_names(tree):
    return [
        f"{path}: file names are lower case"
        for path, _ in tree.matching(*CODE)
        if path.rsplit("/", 1)[-1] != path.rsplit("/", 1)[-1].lower()
    ]


def check_tests_are_built(tree):
    """A test that no CMakeLists.txt names is never run."""
    problems = []
    for path, _ in tree.matching(".cpp", under="tests/"):
        folder, name = path.rsplit("/", 1)
        lists = tree.files.get(f"{folder}/CMakeLists.txt", "")
        if TEST_FILE.search(name) and not re.search(rf"\b(tst_)?{name[4:-4]}\b", lists):
            problems.append(f"{path}: not in {folder}/CMakeLists.txt")
    return problems


def check_python(tree):
    """Python of the checks themselves has no pinned packages: the standard library only."""
    allowed = re.compile(
        r"^\s*(?:import|from)\s+(re|sys|shutil|subprocess|dataclasses|pathlib|typing|tempfile"
        r"|xml|tree|(?:format|layer|sql|text|translation)_rules)\b")
    return [
        f"{path}:{number}: {line.strip()}"
        for path, number, line in tree.lines(".py")
        if re.match(r"^\s*(import|from)\s", line) and not allowed.match(line)
    ]


RULES = [
    Rule("file lengths", check_file_lengths, {
        "core/base/long.cpp": "\n" * 401, "ui/desk/long.cpp": "\n" * 301}),
    Rule("function lengths", check_function_lengths, {
        "core/base/long.cpp": "void f()\n{\n" + "    g();\n" * 71 + "}\n"}),
    Rule("line lengths", check_line_lengths, {"core/base/wide.cpp": "// " + "x" * 98 + "\n"}),
    Rule("banned calls", check_calls, {
        "ui/a.cpp": "future.then(this, [] {});\n",
        "ui/b.cpp": "QCoreApplication::processEvents();\n",
        "core/c.cpp": "QSqlQuery query;\n",
        "ui/d.cpp": "connect(a, SIGNAL(b()), c, SLOT(d()));\n",
        "core/e.cpp": "query.lastInsertId();\n",
        "core/f.cpp": "foreach (x, xs) { }\n",
        "tests/g.cpp": "QTest::qWait(10);\n",
        "tests/h.cpp": "std::this_thread::sleep_for(1s);\n",
        "core/j.cpp": "static Pool &instance() { return pool; }\n",
    }),
    Rule("rich text is escaped", check_rich_text, {
        "ui/a.cpp": "label->setTextFormat(Qt::RichText);\n"}),
    Rule("banned words", check_words, {
        "core/a.cpp": "// TO" + "DO later\n", "core/db/api/a.sql": "-- FIX" + "ME\n"}),
    Rule("no paths of one machine", check_machine_paths, {
        "README.md": "See /wo" + "rk/main for it.\n", "core/a.cpp": "// /home/me/x\n"}),
    Rule("headers", check_headers, {"core/base/a.h": "#ifndef A\n#define A\n#endif\n"}),
    Rule("file names", check_names, {"core/base/SlotId.h": "#pragma once\n"}),
    Rule("every test is built", check_tests_are_built, {"tests/base/tst_lost.cpp": "\n"}),
    Rule("checks need Python alone", check_python, {
        "tests/lint/a.py": "import requests\n"}),
]
