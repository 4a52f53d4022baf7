"""A map of Gradisca in characters: where the zones lie, the rivers and the sea, and who stands where."""

from __future__ import annotations

import re
from functools import cache

from rich.text import Text

from sabretache.games.gradisca.boxfiles import read_box

Point = tuple[float, float]

WIDEST = 118
TALL = 42
"""Rows of the map: a screen has not many more."""
MARGIN = 20
"""Of the map, above its northernmost and below its southernmost zone."""
ROW_WEIGHT = 3
"""A label that must give way rather goes some columns aside than a row up or down."""
WATER = "blue"


class Label:
    """What stands at a zone: one or two short lines, each in pieces of text and style."""

    def __init__(self, zone: str, lines: list[Text]) -> None:
        self.zone = zone
        self.lines = lines
        self.width = max(len(line.plain) for line in lines)


class Sheet:
    """The empty map for one width of the terminal: characters and their styles, row by row."""

    def __init__(self, columns: int) -> None:
        data = read_box("map.json")
        display = data["meta"]["display"]
        self.columns = min(columns, WIDEST)
        self.zones: dict[str, Point] = {z["id"]: (z["label"][0], z["label"][1]) for z in data["zones"]}
        self.across = self.columns / display["width"]
        self.top = min(y for _, y in self.zones.values()) - MARGIN
        self.down = TALL / (max(y for _, y in self.zones.values()) + MARGIN - self.top)
        self.cells: list[list[str]] = [[" "] * self.columns for _ in range(TALL)]
        self._flood(data["display_sea"])
        for river in data["rivers"]:
            if river["game_effect"]:
                for line in [*river["display_polylines"], *river["display_decorative"]]:
                    self._trace(line)

    def place(self, x: float, y: float) -> tuple[int, int]:
        """The column and the row of a point of the map."""
        row = int((y - self.top) * self.down)
        return min(self.columns - 1, int(x * self.across)), max(0, min(TALL - 1, row))

    def _flood(self, outline: list[Point]) -> None:
        """Fills the sea: row by row, between the places where its outline crosses the row."""
        for row in range(TALL):
            y = self.top + (row + 0.5) / self.down
            crossings = []
            for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]]):
                if (ay > y) != (by > y):
                    crossings.append((ax + (y - ay) * (bx - ax) / (by - ay)) * self.across)
            crossings.sort()
            for left, right in zip(crossings[::2], crossings[1::2]):
                for column in range(max(0, round(left)), min(self.columns, round(right))):
                    if (column + 2 * row) % 4 == 0:
                        self.cells[row][column] = "~"

    def _trace(self, line: list[Point]) -> None:
        """Draws a river."""
        for (ax, ay), (bx, by) in zip(line, line[1:]):
            steps = 1 + int(max(abs(bx - ax) * self.across, abs(by - ay) * self.down) * 2)
            for i in range(steps + 1):
                column, row = self.place(ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps)
                self.cells[row][column] = "·"

    def draw(self, labels: list[Label]) -> list[Text]:
        """The map with its labels, a line of text a row. The first labels get the best places."""
        taken = [[False] * self.columns for _ in range(TALL)]
        rows: list[list[tuple[int, Text]]] = [[] for _ in range(TALL)]
        for label in labels:
            spot = self._spot(label, taken)
            if spot is None:
                continue
            left, top = spot
            for i, line in enumerate(label.lines):
                rows[top + i].append((left, line))
                for column in range(max(0, left - 1), min(self.columns, left + label.width + 1)):
                    taken[top + i][column] = True
        return [self._row(number, sorted(found, key=lambda pair: pair[0])) for number, found in enumerate(rows)]

    def _spot(self, label: Label, taken: list[list[bool]]) -> tuple[int, int] | None:
        """The free place nearest to where a label belongs."""
        column, row = self.place(*self.zones[label.zone])
        left = column - label.width // 2
        height = len(label.lines)
        best: tuple[int, int] | None = None
        least = 1 << 30
        for top in range(max(0, row - 4), min(TALL - height, row + 4) + 1):
            for start in range(max(0, left - 14), min(self.columns - label.width, left + 14) + 1):
                away = abs(start - left) + ROW_WEIGHT * abs(top - row)
                if away < least and not any(
                    taken[top + i][c] for i in range(height) for c in range(start, start + label.width)
                ):
                    best, least = (start, top), away
        return best

    def _row(self, number: int, labels: list[tuple[int, Text]]) -> Text:
        text = Text(no_wrap=True)
        column = 0
        for left, label in labels:
            self._water(text, number, column, left)
            text.append_text(label)
            column = left + len(label.plain)
        self._water(text, number, column, self.columns)
        text.rstrip()
        return text

    def _water(self, text: Text, row: int, left: int, right: int) -> None:
        """Appends a stretch of the empty map; only water has a colour."""
        for run in re.findall(r" +|[^ ]+", "".join(self.cells[row][left:right])):
            text.append(run, "" if run.isspace() else WATER)


@cache
def sheet(columns: int) -> Sheet:
    """The empty map for a width of the terminal."""
    return Sheet(columns)
