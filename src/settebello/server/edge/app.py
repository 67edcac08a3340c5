"""The ASGI application: routes, middleware, and the tasks of the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from settebello.errors import SettebelloError
from settebello.protocol import refusals
from settebello.server.clock import CLOCK, Clock
from settebello.server.edge.config import Config
from settebello.server.edge.http.client_address import ForwardedAddressMiddleware, proxy_count
from settebello.server.edge.http.endpoints import (
    blocks,
    daily,
    daily_groups,
    drills,
    friends,
    games,
    house_rules,
    lobby,
    matches,
    operations,
    positions,
    profiles,
    push,
    replays,
    reports,
    reviews,
    score,
    seats,
    tables,
)
from settebello.server.edge.http.endpoints.operations import (
    add_table_gauges,
    delete_abandoned_tables,
    delete_unplayed_profiles,
    delete_unused_groups,
)
from settebello.server.edge.http.origin_guard import OriginGuard
from settebello.server.edge.http.rate_limiter import RateLimiter
from settebello.server.edge.http.responses import NO_STORE, error_response, preferred_language
from settebello.server.edge.http.static_files import STATIC, IndexPage, StaticBundle
from settebello.server.edge.socket.handler import SocketHandler
from settebello.server.job_runner import JobRunner, run_in_thread
from settebello.server.limits.load_monitor import LoadMonitor
from settebello.server.limits.processor_time import ProcessorTime
from settebello.server.live.bots.fair_executor import FairExecutor
from settebello.server.live.bots.player_executor import LocalExecutor, PlayerExecutor
from settebello.server.live.cluster.bus import Bus
from settebello.server.live.day_games import keep_day_games
from settebello.server.live.table_registry import TableRegistry
from settebello.server.metrics import Metrics
from settebello.server.people.daily import close_days
from settebello.server.people.lobby.lobby import Lobby
from settebello.server.people.position_explorer import LocalExplorer, PositionExplorer
from settebello.server.people.rating_keeper import RatingKeeper
from settebello.server.people.reviews.queue import ReviewQueue
from settebello.server.people.reviews.runner import ProcessReviewRunner, ReviewRunner
from settebello.server.store.base import Store
from settebello.server.store.measured import MeasuredStore

if TYPE_CHECKING:
    from settebello.server.people.push.encryption import PushKey
    from settebello.server.people.push.notifier import Notifier


def make_app(
    store: Store,
    *,
    hosts: Collection[str] | None = None,
    addresses: bool = False,
    origins: Collection[str] = (),
    static: Path | None = STATIC,
    bus: Bus | None = None,
    clock: Clock | None = None,
    run_job: JobRunner = run_in_thread,
    executor: PlayerExecutor | None = None,
    review_runner: ReviewRunner | None = None,
    explorer: PositionExplorer | None = None,
    config: Config | None = None,
    metrics: Metrics | None = None,
    push_key: PushKey | None = None,
    load: LoadMonitor | None = None,
) -> ASGIApp:
    """Make the application, which closes ``store`` when it ends.

    The files of the page are read in threads in any case, so ``static`` is None on a host without threads.

    Args:
        store: stores the games.
        hosts, addresses, origins: as for :class:`~settebello.server.edge.http.origin_guard.OriginGuard`.
        static: the folder with the built page, or None if the page comes from somewhere else.
        bus: connects the server with its other processes.
        clock: tells the time, by default the clock of this process.
        run_job: runs long jobs.
        executor: runs the players, by default with ``run_job`` in this process.
        review_runner: makes reviews, by default in processes.
        explorer: explores positions, by default with ``run_job`` in this process.
        config: the settings.
        metrics: count everything.
        push_key: signs notifications. Without it nobody is notified.
        load: detects overload, by default on its own.
    """
    config, metrics = config or Config(), metrics or Metrics()
    clock = clock or CLOCK
    load = load or LoadMonitor(config.limits.lag, clock.monotonic, metrics)
    store = MeasuredStore(store, metrics, clock.monotonic)
    notifier = None if push_key is None else _notifier(push_key, config, store, metrics, clock)
    registry = TableRegistry(
        store,
        bus=bus,
        executor=FairExecutor(executor or LocalExecutor(run_job), metrics, clock),
        clock=clock,
        run_job=run_job,
        call=None if notifier is None else notifier.call,
    )
    add_table_gauges(metrics, registry)
    meeting = _lobby(registry, config, metrics)
    queue = ReviewQueue(
        store.reviews,
        workers=config.review_workers,
        metrics=metrics,
        clock=clock,
        runner=review_runner or ProcessReviewRunner(),
    )

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await registry.start()
        tasks = [
            asyncio.create_task(
                delete_abandoned_tables(store, config.keep_days, config.keep_gathering_days, clock=clock)
            ),
            asyncio.create_task(
                delete_unplayed_profiles(store, config.keep_unplayed_days if config.profiles else 0, clock=clock)
            ),
            asyncio.create_task(keep_day_games(registry, remind=None if notifier is None else notifier.remind)),
        ]
        if config.limits.lag:
            tasks.append(asyncio.create_task(load.run()))
        if config.daily:
            tasks.append(asyncio.create_task(close_days(registry)))
            tasks.append(asyncio.create_task(delete_unused_groups(store, clock=clock)))
        if config.has_ratings:
            tasks.append(asyncio.create_task(RatingKeeper(registry, metrics).run()))
        if notifier is not None:
            notifier.start()
        if meeting is not None:
            tasks.append(asyncio.create_task(meeting.run()))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if notifier is not None:
                await notifier.close()
            await queue.close()
            await registry.close()
            await store.close()

    page = None if static is None else IndexPage(StaticBundle(static), config.features)
    pages = Starlette(
        routes=page_routes(page),
        middleware=[Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={SettebelloError: tables.handle_error, HTTPException: _handle_http_error},
        lifespan=lifespan,
    )
    pages.state.config = config
    pages.state.store, pages.state.tables, pages.state.page, pages.state.metrics = store, registry, page, metrics
    pages.state.reviews = queue
    pages.state.explorer = explorer or LocalExplorer()
    pages.state.notifier = notifier
    pages.state.lobby = meeting
    rate_limiter = RateLimiter(
        pages,
        limits=config.limits,
        trusted=not config.proxies,
        metrics=metrics,
        clock=clock,
        processor_time=ProcessorTime(config.limits.computing, metrics, clock, run_job),
        load=load,
    )
    proxied = bool(config.proxies)
    origin_guard = OriginGuard(rate_limiter, hosts=hosts, addresses=addresses, origins=origins, proxied=proxied)
    sockets = SocketHandler(registry, origin_guard, rate_limiter, meeting)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await (sockets if scope["type"] == "websocket" else origin_guard)(scope, receive, send)

    hops = proxy_count(config.proxies)
    return ForwardedAddressMiddleware(app, hops) if hops else app


def _lobby(registry: TableRegistry, config: Config, metrics: Metrics) -> Lobby | None:
    if not config.has_lobby:
        return None
    return Lobby(registry, config.limits, metrics, profiles=config.profiles, ratings=config.has_ratings)


def _notifier(key: PushKey, config: Config, store: Store, metrics: Metrics, clock: Clock) -> Notifier:
    from settebello.server.people.push.notifier import Notifier  # it needs the extra `push`

    return Notifier(key, config.push_services, store.subscriptions, metrics, clock)


def page_routes(page: IndexPage | None) -> list[Route | Mount]:
    """All routes except the sockets; without a page, those of the interface alone."""
    interface: list[Route | Mount] = [
        Route("/health", operations.health),
        Route("/ready", operations.ready),
        Route("/metrics", operations.metrics),
        Mount("/api", routes=_API),
    ]
    if page is None:
        return interface
    addresses = (
        "/",
        "/table/{table}",
        "/match",
        "/match/{match}",
        "/lesson",
        "/rules",
        "/pad",
        "/drills",
        "/daily",
        "/group/{group}",
        "/puzzles",
        "/explore",
        "/yours",
        "/yours/statistics",
        "/profile",
        "/best",
        "/replay",
        "/replay/{table}",
        "/game/{game}",
        "/game/{game}/review",
    )
    return [*(Route(address, page.respond) for address in addresses), *interface, Mount("/", page.files)]


_API = [
    Route("/variants", house_rules.list_variants),
    Route("/players", house_rules.list_players),
    Route("/options", house_rules.list_options),
    Route("/rules", house_rules.list_rules),
    Route("/rules", house_rules.compose_rules, methods=["POST"]),
    Route("/house-rules", house_rules.parse_house_rules, methods=["POST"]),
    Route("/captures", tables.list_captures, methods=["POST"]),
    Route("/drills", drills.make_drill),
    Route("/positions", positions.explore_position, methods=["POST"]),
    Route("/positions/recorded", positions.find_recorded_position, methods=["POST"]),
    Route("/daily", daily.show_daily),
    Route("/daily", daily.open_daily, methods=["POST"]),
    Route("/daily/groups", daily_groups.make_group, methods=["POST"]),
    Route("/daily/groups/{group}", daily_groups.read_group),
    Route("/daily/groups/{group}/members", daily_groups.join_group, methods=["POST"]),
    Route("/daily/groups/{group}/members/own", daily_groups.leave_group, methods=["DELETE"]),
    Route("/daily/{day}", daily.show_table),
    Route("/daily/{day}/decisions", daily.show_decisions),
    Route("/score", score.score_round, methods=["POST"]),
    Route("/matches", matches.open_match, methods=["POST"]),
    Route("/matches/{match}", matches.show_match),
    Route("/matches/{match}/close", matches.end_match, methods=["POST"]),
    Route("/tables", tables.open_table, methods=["POST"]),
    Route("/tables/{table}", seats.show_table),
    Route("/tables/{table}/seats", seats.take_seat, methods=["POST"]),
    Route("/tables/{table}/seats/report", reports.report_person, methods=["POST"]),
    Route("/push", push.show_push),
    Route("/tables/{table}/seats/push", push.subscribe, methods=["POST"]),
    Route("/tables/{table}/seats/push", push.unsubscribe, methods=["DELETE"]),
    Route("/profiles/own/push", push.subscribe_profile, methods=["POST"]),
    Route("/profiles/own/push", push.unsubscribe_profile, methods=["DELETE"]),
    Route("/tables/{table}/record", tables.read_record),
    Route("/tables/{table}/daily", daily.read_result),
    Route("/tables/{table}/game", games.keep_game, methods=["POST"]),
    Route("/games/{game}", games.read_game),
    Route("/games/{game}", games.take_down_game, methods=["DELETE"]),
    Route("/games/{game}/review", reviews.ask_for_review, methods=["POST"]),
    Route("/games/{game}/review", reviews.read_review),
    Route("/lobby", lobby.show_lobby),
    Route("/codes/{code}", seats.find_table),
    Route("/ratings", profiles.list_best),
    Route("/profiles", profiles.create_profile, methods=["POST"]),
    Route("/profiles/restore", profiles.restore_profile, methods=["POST"]),
    Route("/profiles/own", profiles.read_own_profile),
    Route("/profiles/own", profiles.delete_profile, methods=["DELETE"]),
    Route("/profiles/own/name", profiles.rename_profile, methods=["POST"]),
    Route("/profiles/own/phrase", profiles.change_phrase, methods=["POST"]),
    Route("/profiles/own/devices/{device}", profiles.remove_device, methods=["DELETE"]),
    Route("/profiles/own/blocks", blocks.block_person, methods=["POST"]),
    Route("/profiles/own/blocks/{profile}", blocks.block, methods=["POST"]),
    Route("/profiles/own/blocks/{profile}", blocks.unblock, methods=["DELETE"]),
    Route("/profiles/own/friends", friends.list_friends),
    Route("/profiles/own/friends", friends.add_friend, methods=["POST"]),
    Route("/profiles/own/friends/{profile}", friends.agree, methods=["POST"]),
    Route("/profiles/own/friends/{profile}", friends.remove_friend, methods=["DELETE"]),
    Route("/profiles/own/friends/{profile}/invitation", friends.invite_friend, methods=["POST"]),
    Route("/profiles/{profile}", profiles.read_profile),
    Route("/replays", replays.make_replay, methods=["POST"]),
    Route("/replays/variation", replays.make_variation, methods=["POST"]),
    Route("/practice", replays.open_practice, methods=["POST"]),
]


async def _handle_http_error(request: Request, error: Exception) -> Response:
    """The response to an unknown address, a wrong method, or a crash."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    sentence = _STATUS_SENTENCES.get(status, refusals.NOT_SO)()
    if request.url.path.startswith("/api/"):
        return error_response(sentence, status, preferred_language(request.scope))
    page: IndexPage | None = request.app.state.page
    if status == 404 and page is not None and "text/html" in request.headers.get("accept", ""):
        return await page.respond(request, 404)  # the page shows the error in the reader's language
    return PlainTextResponse(sentence + "\n", status, NO_STORE)


_STATUS_SENTENCES = {
    404: refusals.NO_ADDRESS,
    405: refusals.NO_METHOD,
}
