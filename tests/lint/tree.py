"""The files of the project as the rules see them, and what a rule is."""

import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable

FOLDERS = ("app", "core", "installer", "resources", "tests", "translations", "ui", ".ci")
TOP_FILES = ("CMakeLists.txt", "CMakePresets.json", "README.md")
TEXT_SUFFIXES = {
    ".cpp", ".h", ".sql", ".sh", ".py", ".cmake", ".txt", ".md", ".ts", ".qrc", ".json",
    ".scenario", ".svg", ".in", "",
}
SKIPPED_PARTS = {"__pycache__", "build"}


class Tree:
    """Paths relative to the top, with their text."""

    def __init__(self, files, root=None):
        self.files = files
        self.root = root  # None for a sample that exists only in memory

    @staticmethod
    def from_folder(root):
        paths = [root / name for name in TOP_FILES]
        for folder in FOLDERS:
            paths += sorted((root / folder).rglob("*"))
        files = {}
        for path in paths:
            relative = path.relative_to(root)
            if path.is_file() and path.suffix in TEXT_SUFFIXES \
                    and not SKIPPED_PARTS & set(relative.parts):
                try:
                    files[str(relative)] = path.read_text(encoding="utf-8")
                except UnicodeDecodeError:
                    pass  # not a text
        return Tree(files, root)

    def matching(self, *suffixes, under=""):
        """(path, text) of the files with one of the suffixes below a folder."""
        for path, text in self.files.items():
            if path.startswith(under) and path.endswith(suffixes):
                yield path, text

    def lines(self, *suffixes, under=""):
        """(path, number, line) of every line of those files."""
        for path, text in self.matching(*suffixes, under=under):
            for number, line in enumerate(text.splitlines(), start=1):
                yield path, number, line


@dataclass
class Rule:
    """check() answers "path:line: what is wrong" for every place that breaks the rule."""

    name: str
    check: Callable
    bad_samples: dict = field(default_factory=dict)  # path: text, or a name: {path: text}
    needs: str = ""  # a program without which the rule is skipped

    def is_available(self):
        return not self.needs or shutil.which(self.needs) is not None
