"""Machine integers and packed arrays where compiled, `int` and `list` where plain.

mypyc reads the first branch and uses its native types; at run time the second branch stands in.
This module itself is never compiled: it is the seam at which lists could take the place of `vec`.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import remove as remove
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
else:
    i64 = int

    class vec:  # noqa: N801 - stands in for librt.vecs.vec
        def __class_getitem__(cls, item: Any) -> type[list]:
            return list

    def remove(items: list[int], item: int) -> list[int]:
        """The items without the first one that equals `item`; use only what is returned."""
        items.remove(item)
        return items
