"""Runs the server on this machine."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn

from settebello.data_folder import data_folder
from settebello.errors import SettebelloError
from settebello.protocol.addresses import Origin
from settebello.protocol.http import LOOPBACK_HOSTS
from settebello.server.clock import CLOCK
from settebello.server.edge import logs
from settebello.server.edge.app import make_app
from settebello.server.edge.config import Config, load_config
from settebello.server.edge.http.client_address import proxy_count
from settebello.server.edge.http.connection_limiter import ConnectionLimiter, max_connections
from settebello.server.edge.http.http_protocol import limited_http_protocol
from settebello.server.edge.socket.messages import MAX_MESSAGE_BYTES
from settebello.server.edge.socket.websocket_protocol import limited_websocket_protocol
from settebello.server.limits.load_monitor import LoadMonitor
from settebello.server.live.bots.player_executor import LocalExecutor, PlayerExecutor
from settebello.server.live.bots.worker_pool import WorkerPool
from settebello.server.live.cluster.bus import Bus
from settebello.server.metrics import Metrics
from settebello.server.store.base import Store
from settebello.server.store.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from settebello.server.people.push.encryption import PushKey

log = logging.getLogger(__name__)
DEFAULT_PORT = 7777
MAX_PORT = 65535
ADDRESS_NOTE = "It answers by its address and as localhost only: name others with --hosts."
GC_THRESHOLDS = 50_000, 10, 10
"""The thresholds for ``gc.set_threshold``. With the usual 700, a full collection ran every 2 s at 5,000 connections,
for 0.5 s each. With 20,000, a collection of the youngest objects ran every 2 s, for 50 ms: each message replaces some
objects of its connection, so these are always young. One action in ten waited for it
(``bench/load.py --connections 5000``)."""
SWITCH_INTERVAL = 0.0005
"""The interval for ``sys.setswitchinterval``, in seconds. The event loop waits this long for a computing thread,
several times for each action (``python -m tests.floods``)."""
SHUTDOWN_TIMEOUT = 3
"""Seconds that requests in progress have when the server is told to stop."""


class ServeError(SettebelloError):
    """The server cannot start."""


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    *,
    open_browser: bool = False,
    origins: Collection[str] = (),
    config: Config | None = None,
) -> None:
    """Serve tables until interrupted. The address is printed once the server listens.

    Args:
        host: the address to listen at. The default can be reached only from this machine.
        port: the port, or 0 for a free one. The default is 7777, or a free port if that is taken.
        data: the folder for the games, by default the user's data folder
            (:func:`settebello.data_folder.data_folder`).
        open_browser: whether to open the page, if there is a browser.
        origins: other sites whose pages may use this server.
        config: all settings, instead of the first three, the origins, and the environment.

    Raises:
        SettebelloError: the port is taken, or the data folder or the database cannot be written.
        KeyboardInterrupt: Ctrl-C was pressed while the server waited for the database.
    """
    if config is None:
        given = {"host": host, "port": port, "data": None if data is None else str(data), "origins": tuple(origins)}
        config = load_config(given, os.environ)
    logs.configure_logging(config.log)
    listener = _listener(config.host, config.port)
    try:
        bus = _bus(config)  # refuses a wrong address before waiting for the database
        store, push_key = _store(config), _push_key(config)
    except (SettebelloError, KeyboardInterrupt):
        listener.close()
        raise
    by_address = not (config.hosts or config.proxies or config.host in LOOPBACK_HOSTS)
    metrics = Metrics()
    load = LoadMonitor(config.limits.lag, CLOCK.monotonic, metrics)
    limiter = ConnectionLimiter(config.limits, metrics, proxies=config.proxies, most=max_connections(), load=load)
    app = make_app(
        store,
        hosts=host_names(config),
        addresses=by_address,
        origins=config.origins,
        bus=bus,
        clock=CLOCK,
        executor=_executor(config),
        config=config,
        metrics=metrics,
        push_key=push_key,
        load=load,
    )
    address = _address(config.host, listener)
    said = [f"Settebello is at {address}", *([ADDRESS_NOTE] if by_address else ())]
    _Server(_config(app, config, limiter), address, said, open_browser=open_browser).run_quietly(listener)


def host_names(config: Config) -> Collection[str] | None:
    """The host names that requests may use, or None for any, because proxies decide. The address that is printed at
    the start always works."""
    return None if config.proxies and not config.hosts else {*LOOPBACK_HOSTS, config.host, *config.hosts}


def _store(config: Config) -> Store:
    if config.database is None:
        return SqliteStore(data_folder() if config.data is None else Path(config.data).expanduser())
    if not config.database.startswith(("postgresql://", "postgres://")):
        raise ServeError("The database is an address that begins with postgresql://.")
    from settebello.server.store.postgres.migration import prepare_database
    from settebello.server.store.postgres.store import PostgresStore

    asyncio.run(prepare_database(config.database))
    return PostgresStore(config.database)


def _bus(config: Config) -> Bus | None:
    if config.bus is None:
        return None
    from settebello.server.live.cluster.redis import RedisBus

    return RedisBus(config.bus)


def _push_key(config: Config) -> PushKey | None:
    """The key that signs notifications, or None if nobody is notified."""
    if not config.push:
        return None
    level = logging.WARNING if config.push_contact or config.push_key else logging.INFO
    try:
        from settebello.server.people.push.encryption import PushKey, load_or_make_key
    except ImportError:
        log.log(level, "Nobody is notified of their turn: that needs pip install 'settebello[push]'.")
        return None
    if config.database is not None and not config.push_key:
        log.log(level, "Nobody is notified of their turn: with a database, give the key by SETTEBELLO_PUSH_KEY.")
        return None
    folder = data_folder() if config.data is None else Path(config.data).expanduser()
    return PushKey(config.push_key or load_or_make_key(folder), _push_contact(config))


def _push_contact(config: Config) -> str:
    contact = config.push_contact or str(Origin("https", config.hosts[0] if config.hosts else "localhost", 443))
    return contact if ":" in contact else f"mailto:{contact}"


def _executor(config: Config) -> PlayerExecutor:
    return WorkerPool(config.workers) if config.workers else LocalExecutor()


class _Server(uvicorn.Server):
    """Prints its address once it listens."""

    def __init__(self, config: uvicorn.Config, address: str, said: Sequence[str], *, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._said = said
        self._open_browser = open_browser

    def run_quietly(self, listener: socket.socket) -> None:
        """Run until a signal arrives. Ctrl-C is not an error."""
        try:
            self.run(sockets=[listener])
        except KeyboardInterrupt:
            return

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _tune_garbage_collector()
        sys.setswitchinterval(SWITCH_INTERVAL)
        try:
            print(*self._said, sep="\n", flush=True)
        except OSError as error:
            log.warning("The address cannot be printed (%s).", _reason(error))
        if self._open_browser and _has_browser():
            webbrowser.open(self._address)


def _tune_garbage_collector() -> None:
    """Make full collections rare, since they stop the server to visit every object of every table. Unused tables and
    closed connections leave no cycles behind, except for those of asyncio's transports."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def _config(app: object, config: Config, limiter: ConnectionLimiter) -> uvicorn.Config:
    named = "" if proxy_count(config.proxies) else config.proxies  # a number of proxies is handled in the app
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # uvicorn has its own name for Starlette's type
        http=limited_http_protocol(limiter),
        ws=limited_websocket_protocol(limiter),
        ws_max_size=4 * MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        log_level="error",  # bad requests from strangers are not worth a warning
        log_config=None,
        proxy_headers=bool(named),
        forwarded_allow_ips=named or None,
        access_log=False,
        server_header=False,
    )


def _listener(host: str, port: int | None) -> socket.socket:
    if port is not None:
        return _bind(host, port)
    try:
        return _bind(host, DEFAULT_PORT)
    except ServeError:
        return _bind(host, 0)


def _bind(host: str, port: int) -> socket.socket:
    if not 0 <= port <= MAX_PORT:
        raise ServeError(f"There is no port {port}: ports are 0 (a free one) to {MAX_PORT}.")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise ServeError(f"There is no address {host}:{port} to listen at ({error}).") from error
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1024)
    except OSError as error:
        listener.close()
        raise ServeError(
            f"Port {port} of {host} cannot be used ({_reason(error)}): choose another with --port."
        ) from error
    return listener


def _reason(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def _address(host: str, listener: socket.socket) -> str:
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{listener.getsockname()[1]}/"


def _has_browser() -> bool:
    """Whether a browser window can be opened. Without a screen, a text browser would take over the terminal."""
    if sys.platform == "darwin":
        return True
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
