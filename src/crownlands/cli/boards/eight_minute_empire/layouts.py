"""Where the regions lie in the drawings of the two sides of the board.

Regions are rectangles whose shared edges are exactly the land borders, so that the drawing shows
who is whose neighbour. They begin and end at columns of an 80-column screen and at rows, which are
as high as what lies in them needs. Sea routes run from point to point; 2.5 is the middle of row 2.
"""

from dataclasses import dataclass

from crownlands.cli.boards.spots import Spot, touching
from crownlands.games.eight_minute_empire.box import Side

WIDTH = 80

Pair = frozenset[str]


@dataclass(frozen=True)
class Layout:
    spots: dict[str, Spot]
    routes: dict[Pair, tuple[tuple[int, float], ...]]
    heights: tuple[int, ...]  # lines inside each row, at least

    def shows(self, side: Side) -> bool:
        """Whether this is the map with these regions, borders and sea routes."""
        borders, routes = set(map(frozenset, side.land)), set(map(frozenset, side.sea))
        known = (set(self.spots), set(touching(self.spots)), set(self.routes))
        return known == (set(side.regions), borders, routes)


def _pair(text: str) -> Pair:
    return frozenset(text.split("-"))


SIDE_A = Layout(
    spots={
        "W1": Spot(0, 14, 0, 1), "W2": Spot(14, 26, 0, 1),
        "W4": Spot(0, 11, 1, 3), "W3": Spot(11, 26, 1, 2),
        "W5": Spot(11, 23, 2, 3),
        "W6": Spot(0, 10, 3, 4), "W7": Spot(0, 10, 4, 5),
        "I1": Spot(13, 22, 5, 6), "I2": Spot(22, 31, 5, 6),
        "M1": Spot(47, 57, 0, 1), "M2": Spot(47, 58, 1, 2), "M3": Spot(58, 67, 1, 3),
        "M4": Spot(35, 46, 2, 3), "START": Spot(46, 58, 2, 4), "M6": Spot(35, 46, 3, 4),
        "M7": Spot(58, 68, 3, 5), "M8": Spot(42, 58, 4, 5), "M9": Spot(32, 42, 4, 5),
        "M10": Spot(46, 57, 5, 6), "M11": Spot(68, 79, 3, 4),
        "M12": Spot(70, 79, 0, 2), "M13": Spot(70, 79, 2, 3),
        "S1": Spot(70, 79, 5, 6), "S2": Spot(60, 70, 6, 7), "S3": Spot(70, 79, 6, 7),
    },
    routes={
        _pair("W2-M1"): ((26, 0.5), (47, 0.5)),
        _pair("W5-M4"): ((23, 2.5), (35, 2.5)),
        _pair("W7-I1"): ((5, 5), (5, 5.5), (13, 5.5)),
        _pair("I2-M6"): ((27, 5), (27, 3.5), (35, 3.5)),
        _pair("M1-M12"): ((57, 0.5), (70, 0.5)),
        _pair("M9-S2"): ((37, 5), (37, 6.5), (60, 6.5)),
        _pair("M11-S1"): ((74, 4), (74, 5)),
    },
    heights=(2, 2, 2, 2, 2, 2, 2),
)  # fmt: skip

SIDE_B = Layout(
    spots={
        "A1": Spot(0, 11, 0, 1), "A2": Spot(11, 22, 0, 1),
        "B1": Spot(27, 38, 0, 1), "B2": Spot(38, 49, 0, 1),
        "C1": Spot(53, 62, 0, 1), "C2": Spot(62, 71, 0, 1), "C3": Spot(71, 79, 0, 1),
        "D1": Spot(0, 14, 2, 3), "D2": Spot(14, 26, 2, 3),
        "D4": Spot(0, 11, 3, 4), "D3": Spot(11, 26, 3, 4),
        "D5": Spot(0, 9, 4, 5), "D6": Spot(9, 18, 4, 5), "D7": Spot(18, 28, 4, 5),
        "START": Spot(31, 43, 2, 3), "E1": Spot(43, 55, 2, 4),
        "E2": Spot(66, 79, 2, 3), "E3": Spot(55, 79, 3, 4),
        "E4": Spot(36, 48, 4, 5), "E5": Spot(48, 64, 4, 5), "E6": Spot(64, 79, 4, 5),
        "E7": Spot(42, 56, 5, 6), "E8": Spot(56, 72, 5, 6),
    },
    routes={
        _pair("A1-D1"): ((5, 1), (5, 2)),
        _pair("A2-B1"): ((22, 0.5), (27, 0.5)),
        _pair("B2-C1"): ((49, 0.5), (53, 0.5)),
        _pair("B2-START"): ((41, 1), (41, 2)),
        _pair("C3-E2"): ((75, 1), (75, 2)),
        _pair("D2-START"): ((26, 2.5), (31, 2.5)),
        _pair("D7-E4"): ((28, 4.5), (36, 4.5)),
    },
    heights=(2, 1, 2, 2, 2, 2),
)  # fmt: skip

LAYOUTS = (SIDE_A, SIDE_B)


def layout_of(side: Side) -> Layout | None:
    """The drawing of that map; edited maps have none."""
    return next((layout for layout in LAYOUTS if layout.shows(side)), None)
