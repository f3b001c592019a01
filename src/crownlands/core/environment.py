"""Numbers that whoever runs the program sets in its environment."""

import os

from crownlands.core.errors import UnknownName

MOST = 10**9


def number(variable: str, usual: float) -> float:
    """What the variable says; refused where that is no possible number."""
    told = os.environ.get(variable) or str(usual)
    try:
        found = float(told)
    except ValueError:
        found = -1
    if not 0 <= found <= MOST:
        raise UnknownName("value", f"{variable}={told}", f"0–{MOST}")
    return found
