"""The tables of the specification, typed out by hand; numbers in comments are its sections.

Faces, goods, monuments and developments have the identifiers of the specification.
"""

from __future__ import annotations

__all__ = ["CHOICE", "CITIES", "DEVELOPMENTS", "FOOD", "GOODS", "MONUMENTS", "REMOVED", "SKULL", "VALUES"]

GOODS = ("wood", "stone", "pottery", "cloth", "spearheads")  # in the order in which they are collected (7.3)
VALUES = {  # of a peg in hole 0, 1, 2 ... (2)
    "wood": (0, 1, 3, 6, 10, 15, 21, 28, 36),
    "stone": (0, 2, 6, 12, 20, 30, 42, 56),
    "pottery": (0, 3, 9, 18, 30, 45, 63),
    "cloth": (0, 4, 12, 24, 40, 60),
    "spearheads": (0, 5, 15, 30, 50),
}
FOOD = 15
CITIES = {"4th": 3, "5th": 4, "6th": 5, "7th": 6}  # boxes (9.4)
MONUMENTS = {  # boxes, points of the first and of later builders (9.7)
    "step_pyramid": (3, 1, 0),
    "stone_circle": (5, 2, 1),
    "temple": (7, 4, 2),
    "obelisk": (9, 6, 3),
    "hanging_gardens": (11, 8, 4),
    "great_wall": (13, 10, 5),
    "great_pyramid": (15, 12, 6),
}
REMOVED: dict[int, tuple[str, ...]] = {  # by the number of players (4.4)
    1: (),
    2: ("temple", "great_pyramid"),
    3: ("hanging_gardens",),
    4: (),
}
DEVELOPMENTS = {  # cost, points (11)
    "leadership": (10, 2),
    "irrigation": (10, 2),
    "agriculture": (15, 3),
    "quarrying": (15, 3),
    "medicine": (15, 3),
    "coinage": (20, 4),
    "caravans": (20, 4),
    "religion": (20, 6),
    "granaries": (30, 6),
    "masonry": (30, 6),
    "engineering": (40, 6),
    "architecture": (50, 8),
    "empire": (60, 8),
}
SKULL = "good2skull"
CHOICE = "food2_or_worker2"
