"""The commands, and how anything wrong with what they are given is told: one line, exit code 2."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from sabretache.cli import play, records, workshop
from sabretache.engine.ruling import BadInput

EPILOG = "Each command teaches itself: sabretache play --help"


class Commands(TyperGroup):
    """The commands; whatever is wrong with the input is told in one line, without a traceback."""

    def main(self, *args: Any, **extra: Any) -> Any:
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
        except BadInput as error:
            code = complain(str(error))
        except OSError as error:
            code = complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        except typer.Abort:
            code = 130
        except typer.TyperException as error:
            said = getattr(error, "format_message", error.__str__)()
            code = complain(said, getattr(error, "ctx", None))
        sys.exit(code if isinstance(code, int) else 0)


def complain(text: str, context: typer.Context | None = None) -> int:
    """Says what is wrong, in one line; returns the exit code for it."""
    hint = f" (see {context.command_path} --help)" if context is not None else ""
    typer.echo(f"sabretache: {' '.join(text.split())}{hint}", err=True)
    return 2


app = typer.Typer(
    name="sabretache",
    cls=Commands,
    no_args_is_help=False,
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    epilog=EPILOG,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def tell_version(wanted: bool) -> None:
    """Prints the version and leaves."""
    if wanted:
        from sabretache import __version__

        typer.echo(f"sabretache {__version__}")
        raise typer.Exit


@app.callback()
def sabretache(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help="Print the version and leave.")
    ] = False,
) -> None:
    """Historical wargames with an umpire inside: it knows the rules, enforces and explains them, rolls the dice and
    plays the other side.

    Begin with:

    [bold]sabretache play gradisca[/]
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command(rich_help_panel="Playing")(workshop.games)
app.command(rich_help_panel="Playing")(play.play)
app.command(rich_help_panel="Playing")(records.replay)
app.command(rich_help_panel="Playing")(records.verify)
app.command(rich_help_panel="Working on games")(records.case)
app.command(rich_help_panel="Working on games")(workshop.simulate)
app.command(rich_help_panel="Working on games")(workshop.bench)
