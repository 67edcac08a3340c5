"""Settings of a server: flags, environment, file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from settebello.server.edge.config import ConfigError, load_config
from settebello.server.limits.limits import Limits


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


def test_hosts_origins_and_proxies_are_kept_in_their_normal_form() -> None:
    found = load_config(
        {
            "host": "[::1]",
            "hosts": "Nonnas-MacBook.local, trésor.example., [FE80:0::1], 192.168.1.7",
            "origins": "https://Blog.example.org:443/,http://LOCALHOST:3000",
            "proxies": "127.0.0.1, 10.0.0.5/8",
            "push_services": "*.Push.example.org,http://127.0.0.1:9000/",
        },
        {},
    )
    assert found.host == "::1"
    assert found.hosts == ("nonnas-macbook.local", "xn--trsor-csa.example", "fe80::1", "192.168.1.7")
    assert found.origins == ("https://blog.example.org", "http://localhost:3000")
    assert found.proxies == "127.0.0.1/32,10.0.0.0/8"
    assert found.push_services == ("*.push.example.org", "http://127.0.0.1:9000")


@pytest.mark.parametrize(
    ("setting", "value", "sentence"),
    [
        ("host", "http://nonna.local:7777/", "'http://nonna.local:7777/' is not a host name: write nonna.local."),
        ("hosts", "ok.example,nonna.local:7777", "'nonna.local:7777' is not a host name: write nonna.local."),
        ("hosts", "https://Scopa.example.org/", "is not a host name: write scopa.example.org."),
        ("hosts", "*.example.org", "write a name or an IP address, such as scopa.example.org."),
        ("origins", "Blog.example.org", "'Blog.example.org' is not an origin: write https://blog.example.org."),
        ("origins", "https://blog.example.org/cards", "is not an origin: write https://blog.example.org."),
        ("origins", "*", "write a site such as https://example.org."),
        ("proxies", "caddy", "'caddy' is not the address of a proxy: write an IP address, a network such as"),
        ("proxies", "127.0.0.1, *", "'*' is not the address of a proxy"),
        ("push_services", "*", "'*' is not a host name"),
    ],
)
def test_an_unusable_host_or_origin_is_refused_with_what_would_be_right(
    setting: str, value: str, sentence: str
) -> None:
    with pytest.raises(ConfigError, match=r"[^.]\.$") as refused:
        load_config({setting: value}, {})
    assert sentence in str(refused.value)


def test_a_file_of_settings_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("port =")
    for file in (tmp_path / "none.toml", tmp_path / "bad.toml", Path("/dev/zero")):
        with pytest.raises(ConfigError, match="cannot be read as settings"):
            load_config({}, {}, file)
