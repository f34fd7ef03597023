"""Dependencies point one way, and only the game object and its room touch the true table."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "hauntings"
ABOVE = {  # a folder or file may import only from itself and from these
    "engine": [],
    "views.py": ["engine"],
    "games": ["engine", "views"],
    "records": ["engine", "games"],
    "bots": ["engine", "views", "games", "records", "i18n"],
    "i18n": ["engine", "views", "games"],
    "server": ["engine", "games", "records", "bots", "i18n", "rulebook", "command"],
    "terminal": ["engine", "games", "records", "bots", "i18n", "rulebook", "command"],
    "rulebook": ["engine", "games", "records", "i18n"],
    "lab": ["engine", "games", "records", "bots", "i18n", "command"],
}
SEES_TABLES = ["engine", "games", "records", "lab"]
NAMES_A_TABLE = ["message", "news"]


def all_imported(path: Path) -> list[str]:
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
        elif isinstance(node, ast.Import):
            found.extend(name.name for name in node.names)
    return found


def imported(path: Path) -> list[str]:
    """Of our own."""
    return [name for name in all_imported(path) if name.startswith("hauntings.")]


def test_dependencies_point_one_way() -> None:
    for folder, allowed in ABOVE.items():
        files = [SOURCE / folder] if folder.endswith(".py") else (SOURCE / folder).rglob("*.py")
        for path in files:
            for name in imported(path):
                part = name.split(".")[1]
                assert part == folder or part in allowed, f"{path.relative_to(SOURCE)} imports {name}"


def test_only_records_and_lab_touch_the_true_table() -> None:
    """Bots, terminal and server get views: no `.table` outside the folders that hold games. In the server `.table` of
    a message is an id."""
    for path in SOURCE.rglob("*.py"):
        folder = path.relative_to(SOURCE).parts[0]
        if folder in SEES_TABLES or (folder, path.stem) in (("server", "room"), ("server", "rows")):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr == "table":
                named = folder == "server" and isinstance(node.value, ast.Name) and node.value.id in NAMES_A_TABLE
                where = path.relative_to(SOURCE)
                assert named or where.parts[1] == "store", f"{where}:{node.lineno}"


def test_only_the_store_speaks_sql() -> None:
    """Nobody imports SQLAlchemy or the schema but the store, and what brings a database to the present schema."""
    server = SOURCE / "server"
    speaks = [*(server / "store").rglob("*.py"), *(server / "migrations").rglob("*.py"), server / "migrate.py"]
    for path in SOURCE.rglob("*.py"):
        foreign = [name for name in all_imported(path) if name.split(".")[0] in ("sqlalchemy", "sqlite3", "psycopg")]
        foreign += [name for name in imported(path) if name == "hauntings.server.store.schema"]
        assert path in speaks or not foreign, f"{path.relative_to(SOURCE)} imports {foreign[0]}"


def test_games_do_not_know_each_other() -> None:
    for path in (SOURCE / "games").rglob("*.py"):
        parts = path.relative_to(SOURCE / "games").parts
        if len(parts) == 1:
            continue
        for name in imported(path):
            if name.startswith("hauntings.games."):
                assert name.split(".")[2] in (parts[0], "manifest"), f"{path.relative_to(SOURCE)} imports {name}"
