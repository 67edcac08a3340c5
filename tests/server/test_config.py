"""Settings of a server: flags, environment, file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from settebello.server.config import ConfigError, load_config
from settebello.server.limits.rate_limiter import Limits


def test_flags_count_more_than_the_environment_and_that_more_than_a_file(tmp_path: Path) -> None:
    file = tmp_path / "settebello.toml"
    file.write_text(
        'port = 1\nhost = "0.0.0.0"\nlog = "json"\norigins = ["https://a.example"]\n[limits]\nsockets = 5\n'
    )
    environment = {"SETTEBELLO_PORT": "2", "SETTEBELLO_LOG": "text", "SETTEBELLO_LIMIT_TABLES": "7", "HOME": "x"}
    found = load_config({"port": "3", "data": None, "hosts": "a.example, b.example"}, environment, file)
    assert (found.port, found.log, found.host) == (3, "text", "0.0.0.0")
    assert (found.hosts, found.origins) == (("a.example", "b.example"), ("https://a.example",))
    assert (found.limits.sockets, found.limits.tables, found.limits.codes) == (5, 7.0, Limits().codes)


@pytest.mark.parametrize(
    ("flags", "environment"),
    [({"port": "many"}, {}), ({}, {"SETTEBELLO_LIMIT_NOTHING": "1"}), ({"log": "loud"}, {}), ({"workers": "-1"}, {})],
)
def test_a_setting_that_cannot_be(flags: Mapping[str, object], environment: Mapping[str, str]) -> None:
    with pytest.raises(ConfigError, match=r"^The server cannot be set up so: .*\.$"):
        load_config(flags, environment)


def test_a_file_of_settings_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("port =")
    for file in (tmp_path / "none.toml", tmp_path / "bad.toml"):
        with pytest.raises(ConfigError, match="cannot be read as settings"):
            load_config({}, {}, file)
