"""Builds the rules core with mypyc where a C compiler works, and as plain Python where not.

`CROWNLANDS_PURE=1` asks for plain Python. The same files run either way.
"""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup

COMPILED = [
    "core/rng.py",
    "core/bags.py",
    "core/contract.py",
    "core/playout.py",
    "games/kingdoms/state.py",
    "games/kingdoms/scoring.py",
    "games/kingdoms/rules.py",
    "bots/greedy.py",
    "bots/kingdoms.py",
]


def compiler_works() -> bool:
    """Compile a small extension: the only sure way to know."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "try.c")
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception as problem:
            print(f"crownlands: no C compiler ({problem}); plain Python it is", file=sys.stderr)
            return False
    return True


def extensions() -> list[Extension]:
    if os.environ.get("CROWNLANDS_PURE") or not compiler_works():
        return []
    from mypyc.build import mypycify

    paths = [f"src/crownlands/{path}" for path in COMPILED]
    options = ["--config-file=", "--ignore-missing-imports"]
    built: list[Extension] = mypycify([*options, *paths], opt_level="3", group_name="crownlands")
    return built


setup(ext_modules=extensions() if "egg_info" not in sys.argv else [])
