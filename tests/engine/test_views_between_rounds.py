"""A game and its views before, during and after a round, after a claim, and when a round is redealt."""

from __future__ import annotations

import pytest

from settebello.cards import CardSet
from settebello.core import Action
from settebello.errors import IllegalAction, RecordError
from settebello.game import Game, Packs, Seed, seeded_game, seeded_shuffle
from settebello.rules import Finish, Rules
from settebello.shuffle import pack_order, round_seed
from settebello.variants import variant
from settebello.view import view_of, views_of

SEED = bytes(range(32))
FAR = Rules(finish=Finish(target=60, claiming_out=True))


def played_round(game: Game) -> None:
    while game.state == "playing":
        game.play(game.round.legal_actions()[0])


def test_totals_of_a_view_are_those_before_the_round_it_shows() -> None:
    game = seeded_game(FAR, SEED)
    assert view_of(game, 0).totals == (0, 0)
    played_round(game)
    first = game.totals
    assert first != (0, 0)
    assert view_of(game, 0).totals == (0, 0)
    assert (view_of(game, 0).round, view_of(game, 0).phase, view_of(game, 0).turn) == (1, "over", None)
    game.deal(seeded_shuffle(SEED, game))
    assert view_of(game, 0).totals == first
    assert view_of(game, 0).round == 2
    played_round(game)
    assert view_of(game, 1).totals == first
    assert game.totals == tuple(a + b for a, b in zip(first, game.scores[1].totals, strict=True))


def test_each_round_of_a_game_has_the_seed_of_its_number() -> None:
    game = seeded_game(FAR, SEED)
    assert game.shuffle == Seed(round_seed(SEED, 1))
    for number in (2, 3):
        played_round(game)
        assert seeded_shuffle(SEED, game) == Seed(round_seed(SEED, number))
        game.deal(seeded_shuffle(SEED, game))


def test_a_claim_ends_the_round_and_leaves_the_totals() -> None:
    game = seeded_game(FAR, SEED)
    played_round(game)
    before = game.totals
    game.deal(seeded_shuffle(SEED, game))
    turn = game.round.turn
    assert turn is not None
    game.claim(turn)
    view = view_of(game, turn)
    assert (view.phase, view.turn, view.legal, view.may_claim) == ("over", None, (), False)
    assert (view.totals, view.round, len(game.scores)) == (before, 2, 1)
    assert game.totals == before


def test_only_who_is_on_turn_is_told_what_is_legal() -> None:
    game = seeded_game(FAR, SEED)
    turn = game.round.turn
    assert turn is not None
    views = views_of(game, (0, 1, None))
    assert [bool(views[seat].legal) for seat in (turn, 1 - turn, None)] == [True, False, False]
    assert [views[seat].may_claim for seat in (turn, 1 - turn, None)] == [True, True, False]
    assert [len(views[seat].hand) for seat in (turn, 1 - turn, None)] == [3, 3, 0]
    assert views[turn] == view_of(game, turn)
    assert views[turn].hands == (3, 3)
    assert views[turn].stock == 30


def test_the_drawn_card_is_shown_to_who_drew_it_until_it_is_decided() -> None:
    rules = variant("chkobba").rules(2)
    game = Game(rules, 1)
    order = pack_order(SEED, rules.cards)
    game.deal(Packs((order, order)))
    assert [view_of(game, seat).drawn for seat in (0, 1, None)] == [order[0], None, None]
    assert view_of(game, 0).phase == "cut"
    assert view_of(game, 0).stock == len(order) - 1
    game.play(Action.parse("keep"))
    assert [view_of(game, seat).drawn for seat in (0, 1, None)] == [None, None, None]


def kings_first(rules: Rules) -> tuple[tuple, tuple]:  # type: ignore[type-arg]
    """A pack that is dealt again, and one that is not."""
    good = pack_order(SEED, rules.cards)
    kings = tuple(card for card in good if card.rank == 10)
    rest = tuple(card for card in good if card.rank != 10)
    return (*rest[:6], *kings[:3], *rest[6:], *kings[3:]), good


def test_a_round_dealt_again_is_the_same_round_by_the_same_dealer() -> None:
    bad, good = kings_first(FAR)
    game = Game(FAR, 0)
    game.deal(Packs((bad, bad, good)))
    assert [attempt.phase for attempt in game.attempts] == ["redeal", "redeal", "play"]
    assert (game.rounds_dealt, game.dealer, game.round.dealer, view_of(game, 0).round) == (1, 0, 0, 1)
    played_round(game)
    game.deal(Packs((bad, good)))
    assert (game.rounds_dealt, game.dealer, len(game.attempts)) == (2, 1, 2)


def test_a_round_that_runs_out_of_packs_leaves_the_game_as_it_was() -> None:
    bad, good = kings_first(FAR)
    game = Game(FAR, 0)
    with pytest.raises(RecordError, match="deal number 3"):
        game.deal(Packs((bad, bad)))
    assert (game.attempts, game.shuffle, game.rounds_dealt, game.state) == ([], None, 0, "between rounds")
    with pytest.raises(IllegalAction, match="No round has been dealt yet"):
        _ = game.round
    game.deal(Packs((good,)))
    assert len(game.attempts) == 1


def test_a_cut_that_calls_for_a_deal_without_a_pack_can_be_decided_again() -> None:
    """A step that could not be dealt is undone: the draw is still to be decided."""
    rules = variant("chkobba").rules(2)
    order = pack_order(SEED, rules.cards)
    equal = [card for card in order if card.rank == 5]
    rest = [card for card in order if card.rank != 5]
    game = Game(rules, 1)
    game.deal(Packs(((equal[0], *rest[:6], *equal[1:3], *rest[6:], equal[3]),)))
    with pytest.raises(RecordError, match="deal number 2"):
        game.play(Action.parse("place"))
    assert (game.round.phase, len(game.attempts), game.round.history) == ("cut", 1, ())


@pytest.mark.parametrize("dealer", [-1, 2])
def test_a_dealer_sits_at_the_table(dealer: int) -> None:
    with pytest.raises(RecordError, match=f"no seat {dealer} to deal: the seats are 0 to 1"):
        Game(FAR, dealer)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_who_claims_sits_at_the_table(seat: int) -> None:
    game = seeded_game(FAR, SEED)
    with pytest.raises(IllegalAction, match="the seats are 0 to 1"):
        game.claim(seat)
    assert game.state == "playing"


def test_nobody_claims_between_rounds() -> None:
    game = seeded_game(FAR, SEED)
    played_round(game)
    assert game.can_be_claimed is False
    with pytest.raises(IllegalAction, match="between rounds"):
        game.claim(0)
    assert view_of(game, 0).hand == CardSet()
