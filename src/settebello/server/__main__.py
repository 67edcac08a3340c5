"""``python -m settebello.server``: the server alone."""

from __future__ import annotations

import argparse
import sys

from settebello.data_folder import choose_model_folder
from settebello.errors import MissingExtra, SettebelloError
from settebello.server.edge.options import add_server_options, config_from_options
from settebello.standard_streams import BAD_INPUT, INTERRUPTED, report, standard_streams


def main() -> int:
    with standard_streams():
        return _main()


def _main() -> int:
    parser = argparse.ArgumentParser(prog="python -m settebello.server", description="Serve tables on this machine.")
    add_server_options(parser)
    parser.add_argument("--open", action="store_true", help="open the page")
    options = parser.parse_args()
    choose_model_folder()
    try:
        from settebello.server.edge.run import serve
    except ModuleNotFoundError as missing:
        report(str(MissingExtra("server", missing)))
        return BAD_INPUT
    try:
        serve(config=config_from_options(options), open_browser=options.open)
    except SettebelloError as error:
        report(str(error))
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())
