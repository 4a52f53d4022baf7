"""12 What cards bring upon armies: sickness and hunger (15, 16), desertion (17), floods (21)."""

from __future__ import annotations

from typing import Any, Final

from sabretache.engine.game import Game
from sabretache.engine.procedure import DONE, NEXT, Frame, Procedure, goto
from sabretache.games.gradisca.components import INFANTRY, VENICE
from sabretache.games.gradisca.rulebook import codes, names
from sabretache.games.gradisca.rulebook.effects import ops_of
from sabretache.games.gradisca.rulebook.losses import BY_CARD
from sabretache.games.gradisca.rulebook.supply import supplied
from sabretache.games.gradisca.table import (
    DISORGANISED,
    GradiscaTable,
    side_name,
)
from sabretache.games.gradisca.verbs import CLOSE, PICK


def attrition_spares(t: GradiscaTable, op: dict[str, Any], side: int, zone: int) -> bool:
    """Cards 15 and 16: the zones that the card exempts."""
    exempt = op["exempt"]
    if "own_supply_source" in exempt and t.box.source[zone] == side:
        return True
    if "own_camp" in exempt and t.camp[side] == zone:
        return True
    return "sea_supply" in exempt and side == VENICE and t.sea == zone


def attrition_strikes(t: GradiscaTable, op: dict[str, Any], side: int, zone: int) -> bool:
    """Cards 15 and 16: whether a side suffers in a zone."""
    enough: int = op["min_units"]
    return t.troops[side * t.box.zone_count + zone] >= enough and not attrition_spares(t, op, side, zone)


def attrition_automatic(t: GradiscaTable, op: dict[str, Any], side: int, zone: int) -> int:
    """Card 16: how many units suffer without a die where there is no supply; 0 where a die is rolled."""
    automatic: int = op.get("automatic_if_unsupplied", 0)
    return automatic if automatic and not supplied(t, side, zone) else 0


class Attrition(Procedure):
    """Cards 15 and 16: sickness and hunger strike wherever three or more combat units of a side stand."""

    steps = ("zone", "struck")
    fields = ("card", "op", "at", "count")
    CARD: Final = 2
    OP: Final = 3
    AT: Final = 4

    def zone(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        op = ops_of(t, f[self.CARD])[f[self.OP]]
        n = t.box.zone_count
        for i in range(f[self.AT], 2 * n):
            side, zone = divmod(i, n)
            if attrition_strikes(t, op, side, zone):
                f[self.AT] = i
                automatic = attrition_automatic(t, op, side, zone)
                if automatic:
                    return self.strike(game, t, f, automatic, 0)
                return game.roll(1, "attrition")
        return DONE

    def on_zone(self, game: Game, f: Frame, face: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        op = ops_of(t, f[self.CARD])[f[self.OP]]
        return self.strike(game, t, f, op["roll"][str(face)], face)

    def strike(self, game: Game, t: GradiscaTable, f: Frame, count: int, die: int) -> int:
        """The owner picks the units that suffer."""
        side, zone = divmod(f[self.AT], t.box.zone_count)
        f[self.AT] += 1
        if game.logging:
            args: dict[str, str | int] = {"zone": "zone:" + t.box.zones[zone], "side": side_name(side)}
            game.note("12", "log-attrition", {**args, "die": die, "count": count})
        if count == 0:
            return goto(f, 0)
        return game.call(f, [names.LOSSES, 0, side, zone, count, BY_CARD, 0, 0], 0)

    def struck(self, game: Game, f: Frame) -> int:
        return goto(f, 0)


class Desertion(Procedure):
    """Card 17: the other player picks infantry in good order, outside fortresses, of armies with poor morale."""

    steps = ("lot", "pick")
    fields = ("card", "op", "army", "left", "turn", "taken")
    CARD: Final = 2
    OP: Final = 3
    ARMY: Final = 4
    LEFT: Final = 5
    TURN: Final = 6
    """In team play, the seat whose infantry deserts next (4.2)."""
    TAKEN: Final = 7
    """In team play, desertions from the first seat less those from the second."""

    def able(self, t: GradiscaTable, army: int) -> list[int]:
        """Who may desert."""
        box = t.box
        return [
            u
            for u in box.side_range[army]
            if box.kind[u] == INFANTRY
            and t.where[u] >= 0
            and not t.flags[u] & DISORGANISED
            and box.has_back[u]
            and not box.fortress[t.where[u]]
        ]

    def lot(self, game: Game, f: Frame) -> int:
        """Goes from army to army. 4.2: between partners desertions are shared evenly, a die settles the odd one."""
        t = game.table
        assert isinstance(t, GradiscaTable)
        op = ops_of(t, f[self.CARD])[f[self.OP]]
        while f[self.ARMY] < 2:
            if f[self.LEFT] < 0:
                morale = t.morale[f[self.ARMY]]
                band = "red" if morale <= t.box.red_to else "yellow" if morale <= t.box.yellow_to else "green"
                f[self.LEFT] = op[band]
            who = self.able(t, f[self.ARMY])
            if f[self.LEFT] > 0 and who:
                desks = {t.seat_of(u) for u in who}
                if len(desks) == 1:
                    f[self.TURN] = desks.pop()
                    return NEXT
                if f[self.TAKEN] != 0 or f[self.LEFT] > 1:
                    f[self.TURN] = f[self.ARMY] * 2 + (1 if f[self.TAKEN] > 0 else 0)
                    return NEXT
                return game.roll(1, "partners")
            f[self.ARMY] += 1
            f[self.LEFT] = -1
            f[self.TAKEN] = 0
        return DONE

    def on_lot(self, game: Game, f: Frame, face: int) -> int:
        f[self.TURN] = f[self.ARMY] * 2 + (0 if face <= 3 else 1)
        return NEXT

    def pick(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        who = [u for u in self.able(t, f[self.ARMY]) if t.seat_of(u) == f[self.TURN]]
        return game.ask(t.seat_for(1 - f[self.ARMY]), "desertion", [PICK | u << 8 for u in who])

    def why_pick(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        if action & 255 != PICK:
            return codes.NOT_THIS_STEP
        unit = action >> 8
        if unit not in self.able(t, f[self.ARMY]):
            return codes.NOT_A_VICTIM
        return codes.LEGAL if t.seat_of(unit) == f[self.TURN] else codes.OTHER_DESK

    def on_pick(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        t.flags[action >> 8] |= DISORGANISED
        f[self.LEFT] -= 1
        f[self.TAKEN] += 1 if f[self.TURN] == f[self.ARMY] * 2 else -1
        if game.logging:
            game.note("12", "log-disorganised", {"unit": "unit:" + t.box.units[action >> 8]})
        return goto(f, 0)


class Flood(Procedure):
    """Card 21: the player names one bridge that cannot be crossed this turn."""

    steps = ("close",)
    fields = ("side",)

    def close(self, game: Game, f: Frame) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        return game.ask(t.seat_for(f[2]), "flood", [CLOSE | b << 8 for b in range(len(t.box.bridges))])

    def why_close(self, game: Game, f: Frame, action: int) -> int:
        return codes.LEGAL if action & 255 == CLOSE else codes.NOT_THIS_STEP

    def on_close(self, game: Game, f: Frame, action: int) -> int:
        t = game.table
        assert isinstance(t, GradiscaTable)
        t.closed_bridge = action >> 8
        if game.logging:
            game.note("12", "log-bridge", {"bridge": "bridge:" + t.box.bridges[t.closed_bridge]})
        return DONE
