"""The configuration of a server: from the command line, then the environment, then a file.

>>> load_config({"port": "7800"}, {"SETTEBELLO_PORT": "7900", "SETTEBELLO_LOG": "json"}).port
7800
>>> load_config({}, {"SETTEBELLO_LIMIT_MESSAGES": "5"}).limits.messages
5.0
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field
from msgspec.structs import force_setattr

from settebello.errors import SettebelloError
from settebello.protocol.addresses import Origin, normal_host
from settebello.protocol.http import LOOPBACK_HOSTS
from settebello.server.edge.http.client_address import normal_proxies
from settebello.server.limits.limits import Limits
from settebello.server.people.push.services import PUSH_SERVICES, normal_service
from settebello.untrusted_text import TextError, decode_text, decode_toml, read_file

VARIABLE_PREFIX = "SETTEBELLO_"
LIMIT_PREFIX = "limit_"
Days = Annotated[float, Meta(ge=0)]


class ConfigError(SettebelloError):
    """An unknown setting, or an invalid value."""


class Config(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings. Hosts, origins, proxies and push services are kept in their normal forms.

    Raises:
        SettebelloError: a host, an origin, a proxy or a push service is invalid.
    """

    host: str = "127.0.0.1"
    """The address to listen at."""
    port: int | None = None
    """The port. The default is 7777, or a free port if that is taken."""
    data: str | None = None
    """The folder for the games, unless there is a database."""
    database: str | None = None
    """``postgresql://…``: the database for the games."""
    bus: str | None = None
    """``redis://…``: the bus between several processes."""
    hosts: tuple[str, ...] = ()
    """The host names of the server. The default is any behind proxies, otherwise this machine's own."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this server."""
    proxies: str = ""
    """The addresses of trusted proxies, separated by commas; or the number of chained proxies (``*``: one)."""
    workers: Annotated[int, Meta(ge=0, le=256)] = 1
    """The number of worker processes for players, or 0 for threads of the server process."""
    log: Literal["text", "json"] = "text"
    keep_days: Days = 0
    """Days until an idle table is deleted, or 0 to keep it forever."""
    keep_gathering_days: Days = 7
    """The same for tables whose game has not begun."""
    keep_unplayed_days: Days = 30
    """Days until an unused profile that has never played a round is deleted, or 0 to keep it forever."""
    keep_games: bool = True
    """Whether people may make permanent links to finished games."""
    lobby: bool | None = None
    """Whether people can find opponents here. By default they can, unless only this machine reaches the server."""
    review_workers: Annotated[int, Meta(ge=0, le=256)] = 1
    """The number of worker processes for reviews of kept games, or 0 for no reviews."""
    daily: bool = True
    """Whether the daily game has secret packs until its day has closed, and a table of everybody."""
    profiles: bool = True
    """Whether people may keep a name: a profile without an account."""
    ratings: bool = True
    """Whether people may play rated games, if they may have profiles."""
    push: bool = True
    """Whether people may be notified of their turn (Web Push)."""
    push_contact: str = ""
    """The operator's contact for push services: an e-mail address or ``https://…``. The default is the first host."""
    push_key: str = ""
    """The private key for notifications, for several processes. The default is a key in the data folder."""
    push_services: tuple[str, ...] = PUSH_SERVICES
    """The push services that may be used."""
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        normal = {
            "host": normal_host(self.host),
            "hosts": tuple(map(normal_host, self.hosts)),
            "origins": tuple(str(Origin.parse(origin)) for origin in self.origins),
            "proxies": normal_proxies(self.proxies),
            "push_services": tuple(map(normal_service, self.push_services)),
        }
        for name, value in normal.items():
            force_setattr(self, name, value)

    @property
    def features(self) -> tuple[str, ...]:
        """The features of the page in addition to tables."""
        has = {"daily": self.daily, "lobby": self.has_lobby, "profiles": self.profiles, "ratings": self.has_ratings}
        return tuple(feature for feature, on in has.items() if on)

    @property
    def has_ratings(self) -> bool:
        """Whether there are rated games."""
        return self.profiles and self.ratings

    @property
    def has_lobby(self) -> bool:
        """Whether there is a lobby."""
        reached_from_here_only = self.host in LOOPBACK_HOSTS and not self.hosts and not self.proxies
        return not reached_from_here_only if self.lobby is None else self.lobby


def load_config(options: Mapping[str, object], environment: Mapping[str, str], file: Path | None = None) -> Config:
    """Load the settings from all three sources. An option that is None was not given.

    Raises:
        ConfigError: a setting is unknown or has a wrong value, or the file cannot be read.
    """
    settings: dict[str, Any] = {"limits": {}}
    for source in (_from_file(file), _from_environment(environment), options):
        for name, value in source.items():
            if name == "limits" and isinstance(value, Mapping):
                settings["limits"].update(value)
            elif value is not None:
                settings[name] = _split_list(name, value)
    try:
        return msgspec.convert(settings, Config, strict=False)
    except msgspec.ValidationError as error:
        raise ConfigError(f"The server cannot be set up so: {str(error).removesuffix('.')}.") from error


def _split_list(name: str, value: object) -> object:
    if name in ("hosts", "origins", "push_services") and isinstance(value, str):
        return [part.strip() for part in value.split(",") if part.strip()]
    return value


def _from_file(file: Path | None) -> Mapping[str, object]:
    if file is None:
        return {}
    try:
        return decode_toml(decode_text(read_file(file)))
    except (OSError, TextError) as error:
        raise ConfigError(f"{file} cannot be read as settings: {error}.") from error


def _from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    known = {*Config.__struct_fields__} - {"limits"}
    settings: dict[str, object] = {}
    limits: dict[str, str] = {}
    for variable, value in environment.items():
        name = variable.removeprefix(VARIABLE_PREFIX).lower()
        if not variable.startswith(VARIABLE_PREFIX) or not value:
            continue
        if name in known:
            settings[name] = value
        elif name.startswith(LIMIT_PREFIX):
            limits[name.removeprefix(LIMIT_PREFIX)] = value
    return {**settings, "limits": limits}
