"""SQL lives in core/db; definer functions are safe to call."""

import re

from tree import Rule

SQL_HOME = ("core/db/migrations/", "core/db/api/")
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
VERB = re.compile(
    r"^\s*(SELECT|INSERT|UPDATE|DELETE|MERGE|CALL|WITH|CREATE|ALTER|DROP|GRANT|REVOKE|TRUNCATE"
    r"|LISTEN|NOTIFY|BEGIN|COMMIT|ROLLBACK|SET LOCAL|SET ROLE|COPY|DO|LOCK|VACUUM)\b(?=[\s;]|$)")
CALLS_API = re.compile(
    r"^\s*(SELECT\s[^;]*?\bFROM\s+api\.[a-z_]+\(|SELECT\s+api\.[a-z_]+\(|CALL\s+api\.[a-z_]+\()")

# What may be said outside the api, and where.
EXCEPTIONS = {
    "core/db/migrator.cpp": re.compile(
        r"holdfast\.migrations|pg_advisory_xact_lock|^(BEGIN|COMMIT|ROLLBACK);"
        r"|^SET LOCAL |^RESET ROLE"),
    "core/db/listener.cpp": re.compile(r"^LISTEN holdfast_changed;$|^SELECT 1$"),
    "core/db/kiosklogins.cpp": re.compile(
        r"\bholdfast\.(enrol_kiosk|give_kiosk_password|remove_kiosk|end_kiosk_sessions"
        r"|close_own_databases)\("),
    "core/cluster/clustercreation.cpp": re.compile(r"^CREATE (ROLE|DATABASE) |^DO "),
}

DEFINITION = re.compile(
    r"CREATE\s+(?:OR\s+REPLACE\s+)?(FUNCTION|PROCEDURE)\s+([a-z_]+)\.([a-z_0-9]+)"
    r"(.*?)\bAS\s+(\$[a-z_]*\$)", re.S | re.I)
SAFE_PATH = re.compile(r"SET\s+search_path\s*(=|TO)\s*holdfast\s*,\s*pg_temp", re.I)
UNSAFE_TYPES = re.compile(r"\b(float4|float8|real|double precision|money)\b", re.I)


def line_of(text, position):
    return text.count("\n", 0, position) + 1


def literals(text):
    """(line, joined text) of string literals; neighbours in a row are one."""
    joined, start, end = "", 0, None
    for found in LITERAL.finditer(text):
        if end is not None and text[end:found.start()].strip() == "":
            joined += found.group(1)
        else:
            if end is not None:
                yield line_of(text, start), joined
            joined, start = found.group(1), found.start()
        end = found.end()
    if end is not None:
        yield line_of(text, start), joined


def check_home(tree):
    problems = []
    for folder in ("core/", "ui/", "app/"):
        for path, text in tree.matching(".cpp", ".h", under=folder):
            for number, literal in literals(text):
                if not VERB.match(literal) or CALLS_API.match(literal):
                    continue
                exception = EXCEPTIONS.get(path)
                if not exception or not exception.search(literal):
                    problems.append(f"{path}:{number}: {literal[:60]}")
    return problems


def check_files(tree):
    return [
        f"{path}: SQL files belong to core/db"
        for path, _ in tree.matching(".sql")
        if not path.startswith(SQL_HOME + ("tests/",))
    ]


def definitions(tree):
    """(path, line, kind, schema, name, text between the name and the body)"""
    for path, text in tree.matching(".sql", under="core/db/"):
        for found in DEFINITION.finditer(text):
            kind, schema, name, head, _ = found.groups()
            yield path, line_of(text, found.start()), kind.upper(), schema, name, head


def check_definers(tree):
    problems = []
    for path, number, kind, schema, name, head in definitions(tree):
        is_definer = re.search(r"SECURITY\s+DEFINER", head, re.I)
        if is_definer and not SAFE_PATH.search(head):
            problems.append(f"{path}:{number}: {name} has no fixed search_path")
        if schema == "api" and kind == "FUNCTION" and not is_definer:
            problems.append(f"{path}:{number}: api.{name} is not SECURITY DEFINER")
    return problems


def check_list(tree):
    """What scripts.cmake does not name never reaches a database."""
    listed = tree.files.get("core/db/scripts.cmake", "")
    return [
        f"{path}: not in core/db/scripts.cmake"
        for path, _ in tree.matching(".sql", under="core/db/")
        if path.rsplit("/", 1)[-1] not in listed
        and path.rsplit("/", 1)[-1] not in ("bootstrap.sql", "harden.sql")
    ]


def check_types(tree):
    """A file may say, by naming 2^53, why its sums are exact all the same."""
    return [
        f"{path}:{number}: {line.strip()}"
        for path, number, line in tree.lines(".sql", under="core/db/")
        if UNSAFE_TYPES.search(line.split("--")[0]) and "2^53" not in tree.files[path]
    ]


RULES = [
    Rule("SQL only in core/db", check_home, {
        "core/booking/a.cpp": 'run("SELECT free FROM holdfast.pools");\n',
        "core/booking/b.cpp": 'run("UPDATE"\n    " pools SET free = 0");\n',
        "app/ctl/c.cpp": 'run("SELECT count(*) FROM holds, api.sites()");\n',
        "core/db/migrator.cpp": 'run("DELETE FROM holdfast.holds");\n',
    }),
    Rule("SQL files in core/db", check_files, {"app/ctl/a.sql": "SELECT 1;\n"}),
    Rule("definer functions", check_definers, {
        "core/db/api/a.sql": "CREATE OR REPLACE FUNCTION api.a() RETURNS int LANGUAGE sql"
                             " SECURITY DEFINER AS $$ SELECT 1 $$;\n",
        "core/db/api/b.sql": "CREATE FUNCTION api.b() RETURNS int LANGUAGE sql"
                             " AS $$ SELECT 1 $$;\n",
    }),
    Rule("every script is carried", check_list, {"core/db/api/lost.sql": "SELECT 1;\n"}),
    Rule("no inexact amounts", check_types, {"core/db/api/a.sql": "SELECT 1::float8;\n"}),
]
