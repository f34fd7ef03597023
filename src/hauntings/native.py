"""The compiled build: `engine/` and `games/` made faster by mypyc, and nothing else changed.

`./play native` compiles both into `.native/<key>/` of the project. The key is made from the sources, the
Python and the compiler, so `activate` uses a build only while it is that of the code at hand. An installed
wheel has its compiled modules in place and needs no key. `HAUNTINGS_NATIVE=1` insists on compiled code,
`HAUNTINGS_NATIVE=0` on pure Python.
"""

import os
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import Any

SUFFIX = EXTENSION_SUFFIXES[0]  # names the Python version and the machine
PACKAGE = Path(__file__).resolve().parent
ROOT = PACKAGE.parents[1]
BUILDS = ROOT / ".native"
KEEP = 3  # builds kept: changing to another branch and back costs nothing

_active = False
QUICK = ["-fno-semantic-interposition", "-fno-plt", "-flto=auto"]


def active() -> bool:
    """Is the compiled code in use?"""
    return _active


def activate() -> None:
    """Choose between compiled and pure modules; called once, before any of them is imported."""
    global _active
    wish = os.environ.get("HAUNTINGS_NATIVE", "")
    in_place = any((PACKAGE / "engine").glob("*" + SUFFIX))  # an installed, compiled wheel
    if wish == "0":
        if in_place:
            sys.path_hooks.insert(0, _pure_finder)
    elif in_place:
        _active = True
    elif BUILDS.is_dir() and (build := BUILDS / key()).is_dir():
        sys.path.insert(0, str(build))
        sys.modules["hauntings"].__path__.insert(0, str(build / "hauntings"))
        _active = True
    elif wish == "1":
        raise ImportError("HAUNTINGS_NATIVE=1, but these sources are not compiled: run ./play native first.")


def _pure_finder(folder: str) -> FileFinder:
    """Finds only the .py files of this package, also where compiled ones lie beside them."""
    if not Path(folder).is_relative_to(PACKAGE):
        raise ImportError
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def sources(root: Path = ROOT) -> list[Path]:
    """Every Python file of the packages that are compiled, in a fixed order."""
    folders = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["hauntings"]["compiled"]
    return sorted(file for folder in folders for file in (root / folder).rglob("*.py"))


def key() -> str:
    """The name of the build that belongs to the present sources, Python and compiler."""
    pins = (ROOT / "requirements" / "native.txt").read_text("utf-8").splitlines()
    compiler = [line for line in pins if line.startswith(("mypy==", "setuptools=="))]
    digest = blake2b(f"{sys.version} {SUFFIX} {compiler}".encode(), digest_size=10)
    for file in [PACKAGE / "native.py", *sources()]:
        text = file.read_bytes()
        digest.update(f"\0{file.relative_to(ROOT).as_posix()}\0{len(text)}\0".encode() + text)
    return digest.hexdigest()


def compile_into(out: Path, root: Path = ROOT, store: Path | None = None) -> None:
    """Compile everything in one run of mypyc: `out` gets its shared library and the packages.

    For a build that stays here, `store` keeps object files: the next one translates only what differs.
    """
    import shutil  # here and below: whoever only plays need not load what only builds need
    import tempfile
    from concurrent.futures import ThreadPoolExecutor

    build = import_module("mypyc.build")  # by name: mypyc, reading this file, need not read itself
    setuptools = import_module("setuptools")
    source = root / "src"
    files = [file.relative_to(source) for file in sources(root)]
    modules = [file for file in files if file.name != "__init__.py"]
    # Tracebacks show these names: whole paths here, but no path of this machine in a wheel.
    names = [str(source / file if store else file) for file in modules]
    config = root / "pyproject.toml"
    options = [f"--config-file={config}", f"--cache-dir={os.devnull}", "--follow-imports=silent"]
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as work:
        os.chdir(source)
        try:
            extensions = build.mypycify(
                [*options, *names],
                opt_level="3",
                debug_level="0",
                multi_file=True,  # one C file a module: as fast, and two cores can share the work
                target_dir=work + "/c",
                group_name="hauntings",
            )
            for extension in extensions:  # calls inside the library need no detour: a tenth fewer instructions
                extension.extra_compile_args += QUICK
                extension.extra_link_args += [*QUICK, "-O3"]
            step = setuptools.Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
            step.build_lib, step.build_temp, step.parallel = str(out), work + "/o", os.cpu_count()
            step.ensure_finalized()
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                _share_the_work(step, pool, Path(work, "c"), store)
                step.run()
        finally:
            os.chdir(here)
    for file in files:
        if file.name == "__init__.py":
            (out / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source / file, out / file)


def _share_the_work(step: Any, pool: Any, c: Path, store: Path | None) -> None:
    """Make setuptools translate the C files of a library side by side, and only those not in `store`."""
    translate_all = step.build_extensions
    headers = b"".join(header.read_bytes() for header in sorted(c.rglob("*.h")))
    seed = blake2b(f"{sys.version} {SUFFIX}".encode() + headers).digest()

    def build_extensions() -> None:
        translate = step.compiler.compile

        def one(source: str, **how: object) -> str:
            if store is None:
                return str(translate([source], **how)[0])
            known = store / f"{blake2b(seed + Path(source).read_bytes(), digest_size=16).hexdigest()}.o"
            if known.exists():
                known.touch()
            else:
                known.write_bytes(Path(translate([source], **how)[0]).read_bytes())
            return str(known)

        step.compiler.compile = lambda sources, **how: list(pool.map(lambda s: one(s, **how), sources))
        translate_all()

    step.build_extensions = build_extensions


@contextmanager
def _alone(wait: bool) -> Iterator[None]:
    """Only one build at a time: wait for the other one, or leave it to it."""
    import fcntl  # here, because a player's machine may not have it

    BUILDS.mkdir(exist_ok=True)
    with (BUILDS / "lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            sys.exit("another build is running")
        yield


def make(wait: bool = True) -> str:
    """Build the present sources, unless that is done already; says what it did."""
    import shutil

    with _alone(wait):
        wanted = BUILDS / key()
        if wanted.is_dir():
            wanted.touch()
            return "native: up to date"
        start = time.time()
        store = BUILDS / "objects"
        store.mkdir(exist_ok=True)
        new = BUILDS / "new"
        shutil.rmtree(new, ignore_errors=True)
        try:
            compile_into(new, store=store)
        except Exception as why:  # no C compiler, most likely; mypyc itself prints what it dislikes and exits
            sys.exit(f"native: {why}")
        if BUILDS / key() != wanted:
            sys.exit("native: the sources changed during the build; run ./play native again")
        new.rename(wanted)
        for known in store.iterdir():
            if known.stat().st_mtime < start - 1:
                known.unlink()
        builds = [folder for folder in BUILDS.iterdir() if folder.is_dir() and folder != store]
        for old in sorted(builds, key=lambda folder: folder.stat().st_mtime)[:-KEEP]:
            shutil.rmtree(old)
        return f"native: built in {time.time() - start:.0f} s"


if __name__ == "__main__":
    if not (ROOT / "hatch_build.py").exists():
        sys.exit("Only a checkout of the project can be compiled, not an installed package.")
    print(make(wait="--background" not in sys.argv), file=sys.stderr)
