"""Who may include whom."""

import re

from tree import Rule

INCLUDE = re.compile(r'^\s*#include\s+["<]([^">]+)[">]')

SERVICES = ("booking", "credits", "stock", "customers", "schedule", "orders", "reports", "live",
            "kiosk")
VALUES = ("core/base", "core/model")
FOR_UI = VALUES + ("core/config",) + tuple(f"core/{name}" for name in SERVICES)

# The longest folder that fits a file decides. Its own folder is always allowed.
ALLOWED = {
    "core/base": (),
    "core/model": ("core/base",),
    "core/db": ("core/base",),
    "core/cluster": ("core/base",),
    "core/journal": ("core/base", "core/db"),
    "core/config": ("core/base",),
    **{f"core/{name}": VALUES + ("core/db", "core/journal") for name in SERVICES},
    "core/kiosk": VALUES + ("core/booking", "core/db", "core/journal"),
    "core/orders": VALUES + ("core/db", "core/journal", "core/partners"),
    "core/partners": VALUES,
    "ui": FOR_UI + ("ui",),
    "ui/theme": VALUES + ("core/config", "ui/theme"),
    "ui/widgets": VALUES + ("ui/theme", "ui/models", "ui/widgets"),
    "ui/models": VALUES + ("ui/models", "ui/theme"),
    "ui/presenters": FOR_UI + ("ui/models", "ui/presenters"),
    "app/startup": ("core", "app/startup"),
    "app/ctl": ("core", "app/startup", "app/ctl"),
    "app": ("core", "ui", "app"),
    "tests/ui": FOR_UI + ("ui", "app", "tests"),
    "tests/models": FOR_UI + ("ui", "tests"),
    "tests": ("core", "ui", "app", "tests"),
}

# Values although they lie beside a service.
VALUE_HEADERS = ("core/booking/bookingoutcomes.h", "core/booking/placeholdrequest.h",
                 "core/credits/creditoutcomes.h", "core/credits/creditrequests.h",
                 "core/stock/stockoutcomes.h", "core/stock/stockrequests.h")

# Texts for people about values and outcomes: everything in ui may use what lies directly in ui.
SHARED_UI = re.compile(r"^ui/[a-z]+\.h$")

LIBPQ_FOLDERS = ("core/db/", "core/cluster/", "app/startup/", "tests/support/", "tests/bench/",
                 "tests/cluster/")


def folder_of(path):
    candidates = [folder for folder in ALLOWED if path.startswith(folder + "/")]
    return max(candidates, key=len, default=None)


def may_include(path, target):
    folder = folder_of(path)
    if folder is None:
        return False
    own = path.rsplit("/", 1)[0]
    if target.startswith(own + "/"):
        return True
    if path.startswith("ui/") and (SHARED_UI.match(target) or target in VALUE_HEADERS):
        return True
    return target.startswith(tuple(one + "/" for one in (folder, *ALLOWED[folder])))


def includes(tree):
    for path, number, line in tree.lines(".cpp", ".h"):
        found = INCLUDE.match(line)
        if found:
            yield path, number, found.group(1)


def check_layers(tree):
    return [
        f"{path}:{number}: may not include {target}"
        for path, number, target in includes(tree)
        if target.startswith(("core/", "ui/", "app/", "tests/")) and not may_include(path, target)
    ]


def check_libpq(tree):
    return [
        f"{path}:{number}: libpq is for core/db"
        for path, number, target in includes(tree)
        if target == "libpq-fe.h" and not path.startswith(LIBPQ_FOLDERS)
    ]


def check_qt_headers(tree):
    whole_modules = re.compile(r"^Qt[A-Z][A-Za-z]*(/Qt[A-Z][A-Za-z]*)?$")
    allowed = ("QtGlobal", "QtMath", "QtEndian")
    return [
        f"{path}:{number}: include the classes, not {target}"
        for path, number, target in includes(tree)
        if whole_modules.match(target) and target not in allowed
    ] + [
        f"{path}:{number}: Qt's SQL module is not used"
        for path, number, target in includes(tree)
        if target.startswith(("QSql", "QtSql"))
    ]


RULES = [
    Rule("layers", check_layers, {
        "core/model/slot.h": '#include "core/db/rows.h"\n',
        "core/db/rows.h": '#include "core/model/slot.h"\n',
        "core/booking/bookingservice.cpp": '#include "ui/desk/page.h"\n',
        "core/base/error.h": '#include "core/model/slot.h"\n',
        "ui/desk/page.cpp": '#include "core/db/executor.h"\n',
        "ui/models/model.cpp": '#include "core/booking/bookingservice.h"\n',
        "ui/widgets/card.cpp": '#include "ui/desk/page.h"\n',
        "ui/presenters/presenter.cpp": '#include "ui/desk/page.h"\n',
        "app/ctl/main.cpp": '#include "ui/errortext.h"\n',
        "tests/ui/tst_page.cpp": '#include "core/db/connection.h"\n',
    }),
    Rule("libpq in one place", check_libpq, {"ui/desk/page.cpp": "#include <libpq-fe.h>\n"}),
    Rule("single Qt headers", check_qt_headers, {
        "core/base/a.h": "#include <QtCore>\n",
        "core/base/b.h": "#include <QtWidgets/QtWidgets>\n",
        "core/db/c.h": "#include <QSqlDatabase>\n",
    }),
]
