"""Private groups for the daily game: members, what each may see and when, and bad requests."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import httpx
import pytest

from settebello.server.edge.config import Config
from settebello.server.in_browser.application import CONFIG as BROWSER_CONFIG
from settebello.server.limits.limits import Limits
from settebello.server.people.daily import settle_closed_days
from tests.server.edge.http.endpoints.test_daily_tables import CLOSING, Site, site

PROFILE_KEY = "key-of-a-profile-0123456789"


class Group:
    """A group that somebody has made."""

    def __init__(self, server: Site, ticket: dict[str, str]) -> None:
        self.server = server
        self.address = f"/api/daily/groups/{ticket['group']}"
        self.key = ticket["key"]

    async def join(self, device: str, name: str, **wanted: str) -> httpx.Response:
        body = {"device": device, "name": name, **wanted}
        return await self.server.client.post(f"{self.address}/members", json=body)

    async def show(self, key: str = "") -> dict[str, Any]:
        answer = await self.server.get(self.address, key)
        assert answer.status_code == 200, answer.text
        shown: dict[str, Any] = answer.json()
        return shown

    async def leave(self, key: str) -> httpx.Response:
        return await self.server.client.delete(
            f"{self.address}/members/own", headers={"authorization": f"Bearer {key}"}
        )


async def make(server: Site, **wanted: Any) -> httpx.Response:
    body = {"title": "Bar Sport", "device": "ada", "name": "Ada", **wanted}
    return await server.client.post("/api/daily/groups", json=body)


async def made(server: Site) -> Group:
    return Group(server, (await make(server)).json())


def points(shown: dict[str, Any], name: str) -> list[int | None]:
    """The points of a member, by day."""
    (found,) = [member["points"] for member in shown["members"] if member["name"] == name]
    return list(found)


def test_only_members_see_names_and_results() -> None:
    async def go() -> None:
        async with site() as server:
            group = await made(server)
            assert await group.show() == {**(await group.show("key-of-a-stranger-0123456789")), "people": 1}
            assert (await group.show())["members"] == []
            assert (await group.show())["days"] == []
            joined = await group.join("eva", "Eva")
            assert joined.status_code == 201
            key = joined.json()["key"]
            assert (await group.join("eva", "Somebody")).json() == joined.json()
            shown = await group.show(key)
            assert [(member["name"], member["own"]) for member in shown["members"]] == [("Ada", False), ("Eva", True)]
            assert [day["day"] for day in shown["days"]] == [f"2026-11-{day}" for day in range(28, 21, -1)]
            assert (await group.show())["people"] == 2
            assert (await group.leave("key-of-a-stranger-0123456789")).json()["code"] == "not-in-group"
            assert (await group.leave(key)).status_code == 204
            assert (await group.show(key))["members"] == []
            assert (await group.leave(group.key)).status_code == 204
            assert (await server.get(group.address)).json()["code"] == "no-group"

    asyncio.run(go())


def test_results_of_an_open_day_are_seen_after_ones_own_game() -> None:
    async def go() -> None:
        async with site() as server:
            group = await made(server)
            own = {"ada": group.key}
            own["eva"] = (await group.join("eva", "Eva")).json()["key"]
            ada = (await server.open(device="ada")).json()
            await server.play(ada)
            reached = (await server.result(ada)).json()["points"]
            eva = (await server.open(device="eva")).json()
            await server.play(eva, 3)
            for key in (own["eva"], "", "key-of-a-stranger-0123456789"):
                hidden = await group.show(key)
                assert [member["points"][0] for member in hidden["members"]] == [None] * len(hidden["members"])
                assert [member["total"] for member in hidden["members"]] == [None] * len(hidden["members"])
            assert (await group.show(own["eva"]))["days"][0] == {"day": "2026-11-28", "hidden": True}
            shown = await group.show(own["ada"])
            assert shown["days"][0]["hidden"] is False
            assert (points(shown, "Ada")[0], points(shown, "Eva")[0]) == (reached, None)
            server.now = CLOSING - timedelta(seconds=1)
            assert [day["hidden"] for day in (await group.show(own["eva"]))["days"][:2]] == [True, True]
            server.now = CLOSING
            await settle_closed_days(server.registry)
            closed = await group.show(own["eva"])
            assert [day["hidden"] for day in closed["days"][:2]] == [True, False]
            assert points(closed, "Ada")[1] == reached
            assert points(closed, "Eva")[1] == (await server.result(eva)).json()["points"]

    asyncio.run(go())


def test_the_best_of_the_week_come_first() -> None:
    async def go() -> None:
        async with site() as server:
            group = await made(server)
            await group.join("idle", "Idle")
            await group.join("eva", "Eva")
            for device, begins in (("ada", 0), ("eva", 1)):
                ticket = (await server.open(device=device)).json()
                await server.play(ticket, begins=begins)
                await server.result(ticket)
            members = (await group.show(group.key))["members"]
            totals = [member["total"] for member in members]
            assert totals[2] is None
            assert members[2]["name"] == "Idle"
            assert totals[0] >= totals[1]

    asyncio.run(go())


def test_an_unranked_attempt_counts_nothing_and_opens_the_day() -> None:
    async def go() -> None:
        async with site() as server:
            group = await made(server)
            ada = (await server.open(device="ada")).json()
            await server.play(ada)
            await server.result(ada)
            server.store.execute("UPDATE daily_attempts SET ranked = 0")
            shown = await group.show(group.key)
            assert shown["days"][0]["hidden"] is False
            assert shown["members"][0]["points"][0] is None

    asyncio.run(go())


def test_a_profile_is_one_member_on_all_its_devices() -> None:
    async def go() -> None:
        async with site() as server:
            group = await made(server)
            await server.client.post("/api/profiles", json={"name": "Carla", "key": PROFILE_KEY})
            first = (await group.join("phone", "Guest", profile_key=PROFILE_KEY)).json()
            assert (await group.join("laptop", "Guest", profile_key=PROFILE_KEY)).json() == first
            assert [member["name"] for member in (await group.show(first["key"]))["members"]] == ["Ada", "Carla"]
            ticket = (await server.open(device="tablet", profile_key=PROFILE_KEY)).json()
            await server.play(ticket)
            result = (await server.result(ticket)).json()
            assert points(await group.show(first["key"]), "Carla")[0] == result["points"]

    asyncio.run(go())


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"title": ""}, 400, "name-length"),
        ({"title": "x" * 41}, 400, "name-length"),
        ({"title": "x" * 500}, 400, "name-length"),
        ({"name": "\u200b"}, 400, "name-length"),
        ({"device": ""}, 400, ""),
        ({"device": "x" * 500}, 400, ""),
        ({"profile_key": PROFILE_KEY}, 404, "no-profile"),
        ({"more": 1}, 400, ""),
    ],
)
def test_bad_requests_are_answered_with_a_sentence(wanted: dict[str, Any], status: int, code: str) -> None:
    async def go() -> None:
        async with site() as server:
            answer = await make(server, **wanted)
            assert (answer.status_code, answer.json()["code"] if code else code) == (status, code), answer.text
            assert answer.json()["message"].endswith(".")

    asyncio.run(go())


def test_a_group_that_does_not_exist() -> None:
    async def go() -> None:
        async with site() as server:
            for name in ("unknown-group-00", "x" * 65, "a b"):
                group = Group(server, {"group": name, "key": "key-of-nobody-0123456789"})
                answers = [
                    await server.get(group.address),
                    await group.join("ada", "Ada"),
                    await group.leave(group.key),
                ]
                assert {(answer.status_code, answer.json()["code"]) for answer in answers} == {(404, "no-group")}

    asyncio.run(go())


def test_too_many_groups_from_one_address_are_refused() -> None:
    async def go() -> None:
        limits = Limits(requests=1e9, computing=1e9, groups=2)
        async with site(Config(limits=limits), "203.0.113.9") as server:
            answers = [await make(server) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [201, 201, 429]
            assert answers[2].json()["code"] == "too-many-groups"

    asyncio.run(go())


def test_a_browser_has_no_groups() -> None:
    async def go() -> None:
        async with site(BROWSER_CONFIG) as server:
            assert (await make(server)).json()["code"] == "daily-no-table"

    asyncio.run(go())
