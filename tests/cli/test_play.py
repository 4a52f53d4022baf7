"""Sessions at the terminal, through piped input."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sabretache.engine.record import resume
from tests.cli.conftest import Run

OPENING = ("play", "gradisca", "--seed", 8, "--seat", "austria=random")
"""A game in which Venice begins with Pompei at Marano."""


def saved(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def test_a_new_player_finds_board_prompt_and_choices(run: Run) -> None:
    told = run(*OPENING, input="q\n")
    assert told.exit_code == 0
    for expected in (
        "La Guerra di Gradisca",
        "Venice: you",
        "Austria: the computer (random)",
        "Sep-Oct 1615, turn 1",
        "In the cup:",
        "Walls of Gradisca: Crauglio 3, Fara 2",
        "Hand: ",
        "Palma  fortress",
        "Giustiniani ★3 2×I2/3",
        "1  Play up to two cards",
        "sabretache play --resume",
    ):
        assert expected in told.output


def test_choices_by_number_by_words_and_several_in_a_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "war.json"
    told = run(*OPENING, "--save", file, input="1\nact maran, take all, go Cerv, go aqui\nq\n")
    assert told.exit_code == 0
    entries = [e for e in saved(file)["entries"] if e.startswith("venice: ")]
    assert entries[:2] == ["venice: one_zone", "venice: activate marano"]
    assert entries[2:7] == [
        "venice: take v_pom_1",
        "venice: take v_pom_2",
        "venice: take v_pom_3",
        "venice: go cervignano",
        "venice: go aquileia",
    ]
    assert "Battle at Aquileia" in told.output


def test_a_line_that_does_not_fit_is_dropped(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "war.json"
    told = run(*OPENING, "--save", file, input="1, activate marano, go trieste, halt\nq\n")
    assert "left undone: go trieste, halt" in told.output
    assert [e for e in saved(file)["entries"] if e.startswith("venice")][-1] == "venice: activate marano"


def test_what_is_not_offered_is_explained(run: Run) -> None:
    typed = (
        "1\nactivate marano\ntake v_pom_1\n? go palma\n? Go Palma\n?\n? go\n"
        "go trieste\nz palma\nnonsense\n99\n\nq\n"
    )
    told = run(*OPENING, input=typed)
    assert told.exit_code == 0
    assert told.output.count("[rule 2.3]") >= 4
    assert "go latisana" in told.output or "halt" in told.output
    assert "Next to it:" in told.output
    assert "“nonsense” is neither a choice nor a command" in told.output
    assert "There is no choice 99" in told.output
    assert "Type a number from 1 to" in told.output


def test_asking_about_what_may_be_played_says_so(run: Run) -> None:
    assert "That may be played now." in run(*OPENING, input="? one_zone\nq\n").output


def test_undo(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "war.json"
    told = run(*OPENING, "--save", file, input="1\nactivate marano\nu\nu\nu\nq\n")
    assert told.output.count("Taken back.") == 2
    assert "Nothing can be taken back" in told.output
    assert not [e for e in saved(file)["entries"] if e.startswith("venice")]


def test_hand_log_odds_help_and_board(run: Run) -> None:
    told = run(*OPENING, input="h\nl\nl 2\no\no palma\nhelp\nb\np\ns\nz\nz c\nz xyz\nq\n")
    assert told.exit_code == 0
    for expected in (
        "card 1 (Landing in Istria)",
        "land there",
        " [4.1]",
        "no odds to tell",
        "You may type",
        "no reaction to pass",
        "Saved in",
        "Name a zone",
        "Which of these: Canal",
        "There is no zone “xyz”",
    ):
        assert expected in told.output
    assert told.output.count("Walls of Palma") == 2


def test_the_map_names_every_zone_and_fits_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for columns in (80, 120):
        monkeypatch.setenv("COLUMNS", str(columns))
        shown = run(*OPENING, input="m\nq\n").output.split("Venice> ")[1]
        assert max(len(line) for line in shown.splitlines()) <= columns
        for zone in ("Gradisca▣", "Palma▣", "Udine▫$", "Capo Istria▫$", "Malborghetto^", "Portogruaro▫"):
            assert zone in shown
        for count in ("V9★3", "A5★2", "A3★1f"):
            assert count in shown


def test_every_screen_fits_a_terminal_of_80_columns(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for language in ("en", "fr", "it"):
        typed = "h\nc\nc 26\nz gradisca\nl\nhelp\n?\n1\nq\n"
        told = run(*OPENING, "--level", "advanced", "--language", language, input=typed)
        prompt = "Venice> " if language == "en" else "Venise> " if language == "fr" else "Venezia> "
        lines = told.output.replace(prompt, "").splitlines()
        assert [line for line in lines if len(line.rstrip()) > 80 and "/" not in line] == []


def test_a_card_is_read_by_its_number(run: Run) -> None:
    told = run(*OPENING, input="c 26\nc 99\nc\nq\n")
    assert "card 26 (An arquebus shot at the ford)" in told.output
    assert "There is no card “99”" in told.output
    assert "Discarded:" in told.output and "Out of the game:" in told.output


def test_orders_in_the_words_of_the_menu_and_of_the_records_mix(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "war.json"
    told = run(*OPENING, "--save", file, input="1\nact maran\ntake cappelletti\nu\nmove cappelletti\nq\n")
    assert told.exit_code == 0
    assert [e for e in saved(file)["entries"] if e.startswith("venice")][-1] == "venice: take v_pom_3"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "move all, go cervignan, halt"),
        ("fr", "déplacer tout, aller cervignan, halt"),
        ("it", "muovere tutto, andare cervignan, halt"),
    ],
)
def test_orders_in_the_language_of_the_screen(run: Run, tmp_path: Path, language: str, line: str) -> None:
    file = tmp_path / "war.json"
    run(*OPENING, "--save", file, "--language", language, input=f"1\nactivate marano\n{line}\nq\n")
    mine = [e.removeprefix("venice: ") for e in saved(file)["entries"] if e.startswith("venice: ")]
    assert mine[2:7] == ["take v_pom_1", "take v_pom_2", "take v_pom_3", "go cervignano", "halt"]


def test_a_name_that_can_mean_several_things_is_asked_back(run: Run) -> None:
    told = run(*OPENING, input="1\nact maran\n? move pompei\n? move fo\nq\n")
    assert told.output.count("Which of these: Pompei's foot I, Pompei's foot II") >= 1


def test_what_answers_is_told_where_an_order_does_not(run: Run) -> None:
    told = run(*OPENING, input="? go gradisca\ngo gradisca\n? go\nq\n")
    assert told.output.count("What answers: one_zone (cards and one zone), draw (draw a card)") == 3


def test_the_whole_board_once_a_turn_and_in_brief_at_an_activation(run: Run) -> None:
    told = run(*OPENING, input="draw\n1\nq\n")
    assert told.output.count("Walls of Palma:") == 1
    assert "Sep-Oct 1615, turn 1 · " in told.output


def test_the_first_turn_of_the_guide(run: Run) -> None:
    typed = "m\nh\n1\nactivate maran\ntake all\n? go palma\ngo aquileia\nend\n1\nactivate rosazzo\ntake all\no\nq\n"
    told = run("play", "gradisca", "--seed", 8, input=typed)
    for expected in (
        "Drawn from the cup, Pompei",
        "Aquileia$",
        "card 1 (Landing in Istria)",
        "Go to Aquileia          1 MP  Austria I2 I1/2, loot",
        "Palma does not border on the zone where this starts. [rule 2.3]",
        "Venice fires (2 6 2): 2 hits.",
        "Venice plunders Aquileia",
        "Drawn from the cup, Trevisan",
        "Battle in Cormons, Venice attacking",
    ):
        assert expected in told.output


def test_a_march_is_told_in_one_line(run: Run) -> None:
    told = run(*OPENING, input="1\nact maran, take all, go cerv, go villesse, halt\nl\nq\n")
    assert "Pompei's foot I, Pompei's foot II, Pompei's cappelletti → Cervignan → Villesse lowlands. [6]" in told.output


def test_the_last_game_is_gone_on_with(run: Run) -> None:
    assert "no game is kept" in run("play", "--resume", "last").stderr
    run(*OPENING, input="1\nq\n")
    told = run("play", "--resume", "last", input="q\n")
    assert told.exit_code == 0 and "Going on with" in told.output and "activate a zone" in told.output


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", ["Venise : vous", "Dans le gobelet :", "Venise>", "Vous pouvez taper", "règle"]),
        ("it", ["Venezia: voi", "Nel contenitore:", "Venezia>", "Potete scrivere", "regola"]),
    ],
)
def test_other_languages(run: Run, language: str, words: list[str]) -> None:
    told = run(*OPENING, "--language", language, input="help\n? play 20\nh\nq\n")
    for word in words:
        assert word in told.output
    assert "cli-" not in told.output and "board-" not in told.output


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_no_message_is_missing_in_a_longer_game(run: Run, language: str) -> None:
    told = run(*OPENING, "--level", "advanced", "--language", language, input="1\n" * 150 + "b\nl 999\nh\nq\n")
    for id in ("cli-", "board-", "log-", "prompt-", "ruling-", "act-", "region-"):
        assert f" {id}" not in told.output


def test_a_game_goes_on_where_it_was_left(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "war.json"
    run(*OPENING, "--save", file, input="1\nq\n")
    left = saved(file)
    told = run("play", "--resume", file, input="q\n")
    assert told.exit_code == 0
    assert "Austria: the computer (random)" in told.output and "activate a zone" in told.output
    assert saved(file)["entries"] == left["entries"]
    run("play", "--resume", file, "--language", "it", input="activate marano\nq\n")
    assert saved(file)["entries"][: len(left["entries"])] == left["entries"]
    assert saved(file)["entries"][len(left["entries"])] == "venice: activate marano"
    resume(saved(file))


def test_who_plays_may_change_on_resuming(run: Run, tmp_path: Path) -> None:
    file, other = tmp_path / "war.json", tmp_path / "other.json"
    run(*OPENING, "--save", file, input="q\n")
    before = file.read_bytes()
    told = run("play", "--resume", file, "--seat", "austria=greedy", "--save", other, input="1\nq\n")
    assert "computer (greedy)" in told.output
    assert file.read_bytes() == before and saved(other)["players"]["austria"] == "greedy"


def test_the_end_of_input_leaves_and_keeps_the_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "war.json"
    told = run(*OPENING, "--save", file, input="1\n")
    assert told.exit_code == 0 and "Go on with:" in told.output
    assert saved(file)["entries"][-1] == "venice: one_zone"


def test_computers_play_a_whole_game_and_its_record_is_kept(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    seats = ("--seat", "venice=random", "--seat", "austria=random")
    told = run("play", "gradisca", *seats, "--record", record)
    assert told.exit_code == 0
    assert "has won" in told.output or "A draw" in told.output
    document = saved(record)
    assert document["dice"]["kind"] == "sealed" and document["result"]
    assert run("verify", record).exit_code == 0


def test_an_unfinished_record_may_be_replaced_by_a_later_one_only(run: Run, tmp_path: Path) -> None:
    file, record = tmp_path / "war.json", tmp_path / "record.json"
    run(*OPENING, "--save", file, "--record", record, input="1\nq\n")
    first = saved(record)["entries"]
    assert run("play", "--resume", file, "--record", record, input="1\nq\n").exit_code == 0
    assert saved(record)["entries"][: len(first)] == first
    told = run(*OPENING, "--seed", 9, "--record", record, input="q\n")
    assert told.exit_code == 2 and "exists already" in told.stderr


def test_hand_dice_are_asked_for_and_checked(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "war.json"
    march = "1, act maran, take all, go cerv, go aqui\n"
    told = run(*OPENING, "--dice", "hand", "--save", file, input=march + "1 2\n7 1 1\nx\n\n1,2,6 4 5\nq\n")
    assert "Dice for the battle, one each" in told.output and "Militia of Aquileia" in told.output
    assert "Roll 5 dice:" in told.output
    assert "“7 1 1” is no roll" in told.output and "“x” is no roll" in told.output
    assert next(e for e in saved(file)["entries"] if e.startswith("hand")) == "hand: 1 2 6 4 5"


def test_a_game_left_at_a_roll_asks_for_it_again(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "war.json"
    march = "1, act maran, take all, go cerv, go aqui\n"
    run(*OPENING, "--dice", "hand", "--save", file, input=march + "s\nq\n")
    told = run("play", "--resume", file, input="12345\nq\n")
    assert told.exit_code == 0 and "Roll 5 dice:" in told.output
    assert "hand: 1 2 3 4 5" in saved(file)["entries"]


def test_two_people_pass_the_keyboard(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "war.json"
    typed = "\n1\n\nend\n\n1\nq\n"
    told = run("play", "gradisca", "--seed", 8, "--seat", "venice=human", "--seat", "austria=human", "--save", file,
               input=typed)  # fmt: skip
    assert told.exit_code == 0
    assert "The keyboard goes to Austria" in told.output
    assert saved(file)["patient"] is True


def test_a_reaction_is_offered_in_words_that_tell_nothing(run: Run) -> None:
    seats = ("--seat", "venice=human", "--seat", "austria=human")
    for seed in (8, 11, 12):
        told = run("play", "gradisca", "--seed", seed, *seats, input="\n1\n\n1\n\n1\n" * 6)
        assert told.exit_code == 0
        glances = [x for x in told.output.splitlines() if "may react" in x]
        assert glances and all("play" not in x.lower() for x in glances)


def test_a_reaction_is_looked_at_after_the_keyboard_was_passed(run: Run) -> None:
    seats = ("--seat", "venice=human", "--seat", "austria=human")
    told = run("play", "gradisca", "--seed", 4, *seats, input="\n1\nr\n\np\nq\n")
    assert told.exit_code == 0
    assert "2  Pass" in told.output and "Activate" in told.output


def test_teams_share_a_hand_and_two_keyboards(run: Run) -> None:
    told = run("play", "gradisca", "--teams", "yes", "--seed", 1, "--seat", "austria=random",
               input="\n" + "1\n\n" * 20)  # fmt: skip
    assert told.exit_code == 0
    assert "Venice 1" in told.output and "Venice 2" in told.output


def test_a_new_game_never_takes_the_place_of_another(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "war.json"
    run(*OPENING, "--save", file, input="1\nq\n")
    before = file.read_bytes()
    told = run(*OPENING, "--save", file, input="q\n")
    assert told.exit_code == 2 and str(file) in told.stderr and "--resume" in told.stderr
    assert file.read_bytes() == before


def test_a_save_that_fails_leaves_the_last_good_one(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "war.json"
    run(*OPENING, "--save", file, input="1\nq\n")
    before = file.read_bytes()

    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    told = run("play", "--resume", file, input="activate marano\nq\n")
    assert "No space left on device" in told.output and "the last good save stands" in told.output
    assert told.exit_code == 2
    assert file.read_bytes() == before
    assert [p.name for p in tmp_path.glob("*.new")] == []


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[: len(text) // 2],
        lambda text: "",
        lambda text: "[]",
        lambda text: text.replace('"snapshot"', '"snapshat"'),
        lambda text: text.replace('"format": 1', '"format": 99'),
        lambda text: text.replace('"frames"', '"farmes"'),
        lambda text: text.replace('"where"', '"there"'),
        lambda text: text.replace('"game": "gradisca"', '"game": "chess"'),
        lambda text: text.replace('"kind": "fast"', '"kind": "loaded"'),
        lambda text: text.replace('"s1"', '"s9"'),
        lambda text: text.replace('"austria": "random"', '"austria": "admiral"'),
        lambda text: text.replace('"lines": [', '"lines": [7,'),
        lambda text: text.replace('"turn": 1', '"turn": 2'),
        lambda text: text.replace('"digest"', '"digset"'),
        lambda text: text.replace('"layout": 1', '"layout": 2'),
        lambda text: text.replace('"venice": "human"', '"venice": 7'),
    ],
)
def test_a_spoilt_save_is_told_and_left_alone(run: Run, tmp_path: Path, spoil: Any) -> None:
    file = tmp_path / "war.json"
    run(*OPENING, "--save", file, input="1\nq\n")
    text = file.read_text(encoding="utf-8")
    assert spoil(text) != text
    file.write_text(spoil(text), encoding="utf-8")
    told = run("play", "--resume", file, input="1\nq\n")
    assert told.exit_code == 2
    assert told.stderr.startswith(f"sabretache: {file}: ") and len(told.stderr.strip().splitlines()) == 1
    assert file.read_text(encoding="utf-8") == spoil(text)


def test_what_belongs_to_a_new_game_is_refused_on_resuming(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "war.json"
    run(*OPENING, "--save", file, input="q\n")
    for extra in (["--level", "advanced"], ["--seed", "3"], ["--scenario", "campaign"], ["--dice", "fast"]):
        told = run("play", "--resume", file, *extra)
        assert told.exit_code == 2 and "--resume" in told.stderr
    told = run("play", "chess", "--resume", file)
    assert told.exit_code == 2 and "gradisca" in told.stderr


def test_without_a_place_to_keep_it_the_game_says_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    told = run(*OPENING, input="s\nq\n")
    assert "not kept anywhere" in told.output and told.exit_code == 2
