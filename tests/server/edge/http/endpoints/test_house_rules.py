"""The composer's requests: games, players, options, the sheet of chosen rules; and texts in other languages."""

from __future__ import annotations

from typing import Any

import pytest

from settebello.players import PLAYERS
from settebello.rules.canonical import digest
from settebello.rules.option_list import OPTIONS
from settebello.variants import FAMILIES, VARIANTS
from settebello.variants.house import HouseRules, dump_house_rules
from settebello.variants.presets import PRESETS
from settebello.wording import languages, rule_sheet
from tests.support.server_process import ServerProcess, http, open_table
from tests.support.socket_client import Client

JSON = {"content-type": "application/json"}


def ask(server: ServerProcess, path: str, lang: str = "en") -> Any:
    return http.get(f"{server.url}/api/{path}", params={"lang": lang}).json()


def compose(server: ServerProcess, **chosen: Any) -> Any:
    return http.post(f"{server.url}/api/rules", json=chosen).json()


def clauses(answer: Any) -> dict[str, Any]:
    return {clause["key"]: clause for section in answer["sheet"] for clause in section["clauses"]}


def test_the_games_with_their_places_and_families(server: ServerProcess) -> None:
    games = ask(server, "variants", "it")
    assert [game["id"] for game in games] == list(VARIANTS)
    assert {game["group"] for game in games} == set(FAMILIES)
    chkobba = next(game for game in games if game["id"] == "chkobba")
    assert (chkobba["region"], chkobba["targets"]["2"]) == ("Tunisia", [21, 11, 31])
    assert next(game["region"] for game in ask(server, "variants", "de") if game["id"] == "chkobba") == "Tunesien"
    moves = next(game for game in games if game["id"] == "winning-moves")
    assert moves["targets"] == {"2": [11], "3": [8], "4": [15]}


def test_house_rules_with_a_name_stand_with_their_game(server: ServerProcess) -> None:
    games = {game["id"]: game["presets"] for game in ask(server, "variants", "es")}
    assert {preset["id"] for presets in games.values() for preset in presets} == set(PRESETS)
    caida = games["ronda"][0]
    assert (caida["title"], caida["seats"], caida["region"]) == ("Caída", [2, 4], "Venezuela")
    composed = compose(server, variant="ronda", seats=4, settings=caida["settings"])
    assert composed["digest"] == digest(PRESETS["caida"].rules(4))


def test_the_players(server: ServerProcess) -> None:
    players = ask(server, "players", "fr")
    assert [player["name"] for player in players] == list(PLAYERS)
    assert [player["level"] for player in players[:6]] == [1, 2, 3, 4, 5, None]
    assert players[0]["title"] == "Piccolo"
    assert players[0]["rating"].endswith("parties sur 10 contre Novizio")
    by_chance = next(player for player in players if player["name"] == "random")
    assert (by_chance["title"], by_chance["rating"]) == ("Hasard", "")


def test_the_rules_of_every_variant_at_once(server: ServerProcess) -> None:
    """They are those that the composer gets for each."""
    all_rules = ask(server, "rules", "de")
    expected = [(game, seats) for game, found in VARIANTS.items() for seats in found.seats]
    assert [(rules["game"], rules["seats"]) for rules in all_rules] == expected
    chosen = next(rules for rules in all_rules if (rules["game"], rules["seats"]) == ("chkobba", 2))
    assert chosen == compose(server, variant="chkobba", seats=2, lang="de")


@pytest.mark.parametrize("lang", languages())
def test_every_option_but_the_seats_can_be_chosen(lang: str, server: ServerProcess) -> None:
    listed = ask(server, "options", lang)
    assert [option["key"] for option in listed["options"]] == [one.key for one in OPTIONS if one.key != "seats"]
    sections = {section["section"] for section in listed["sections"]}
    assert all(option["section"] in sections and option["label"] for option in listed["options"])


def test_the_options_are_told_in_the_words_of_the_variant(server: ServerProcess) -> None:
    def label(key: str, **params: str) -> object:
        listed = http.get(f"{server.url}/api/options", params={"lang": "en", **params}).json()["options"]
        return str(next(option["label"] for option in listed if option["key"] == key))

    games = ("scopa", "dante", "hurrikan", "chkobba")  # the last has no primiera
    assert [label("coins")] + [label("coins", variant=game) for game in games] == [
        *("Coins", "Coins", "Coins", "Hearts", "Dīnārī"),
    ]
    assert [label("primiera.points", variant=game) for game in games] == [
        f"Points for the {name}" for name in ("primiera", "settanta", "Premiere", "primiera")
    ]
    refused = http.get(f"{server.url}/api/options", params={"variant": "whist"})
    assert (refused.status_code, refused.json()["message"][:28]) == (400, "There is no variant 'whist';")


def test_an_unknown_language_says_which_there_are(server: ServerProcess) -> None:
    assert ask(server, "variants", "xx")["message"].startswith("There are no words in the language 'xx'")


def test_the_sheet_of_a_named_game_has_no_changes(server: ServerProcess) -> None:
    answer = compose(server, variant="scopone")
    assert (answer["seats"], answer["problems"], answer["differences"]) == (4, [], {})
    rules = VARIANTS["scopone"].rules(4)
    sheet = rule_sheet(rules, targets=VARIANTS["scopone"].targets)
    assert [clause["text"] for clause in clauses(answer).values()] == [clause.text for clause in sheet]
    assert clauses(answer)["other-targets"]["text"] == "Other common targets: 16, 21, 31."
    assert not any(clause["changed"] for clause in clauses(answer).values())


def test_what_is_changed_is_marked_and_what_is_gone_is_said(server: ServerProcess) -> None:
    answer = compose(server, variant="scopa", seats=4, settings={"fifteen": "on", "primiera": "off"}, lang="it")
    assert answer["differences"] == {"fifteen": "on", "primiera": "off"}
    told = clauses(answer)
    changed = {key: clause["text"] for key, clause in told.items() if clause["changed"]}
    assert set(changed) == {"fifteen", "choice", "primiera"}
    assert changed["primiera"] == "Non c\u2019è la primiera."
    assert answer["values"]["fifteen"] == "on"


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"declarations": "bazzica", "hands": "9"}, "declarations needs hands of three cards"),
        ({"napola": "on", "scala": "on"}, "Napola and scalette cannot both be played"),
        ({"equal": "off", "sum": "off"}, "No card can capture"),
        ({"target": "many"}, "target is a whole number from 1 to 500, not 'many'."),
        ({"new_rule": "on"}, "There is no option 'new_rule'"),
    ],
)
def test_rules_that_cannot_be_say_why(settings: dict[str, str], why: str, server: ServerProcess) -> None:
    answer = compose(server, variant="scopa", seats=2, settings=settings)
    assert answer["problems"][0].startswith(why)
    assert answer["base"]["target"] == "11"
    assert "sheet" not in answer


def test_a_file_of_house_rules(server: ServerProcess) -> None:
    house = HouseRules(name="Nonna", base="scopa", seats=4, set={"target": "21"})
    answer = http.post(f"{server.url}/api/house-rules", json={"text": dump_house_rules(house)}).json()
    assert answer == {"name": "Nonna", "variant": "scopa", "seats": 4, "settings": {"target": "21"}}
    refused = http.post(f"{server.url}/api/house-rules", json={"text": "base = 'nothing'"})
    assert (refused.status_code, refused.json()["message"][:12]) == (400, "There is no ")


def test_a_target_that_the_game_names_is_no_house_rule(server: ServerProcess) -> None:
    assert Client(server, open_table(server, settings={"target": "21"})).table["title"] == "Scopa"
    assert Client(server, open_table(server, settings={"target": "23"})).table["title"] == "Scopa, house rules"
