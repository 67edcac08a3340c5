import { describe, expect, it } from 'vitest';
import { loadNamedGames, seatingOf, type NamedGame, type Seating } from '../pad/named-games';
import {
  emptySetup,
  HAND,
  heldBySeat,
  lineOf,
  pileOf,
  TABLE,
  movedTo,
  withCard,
  type Place,
  type Setup,
} from './setup';

async function known(id: string, seats: number): Promise<[NamedGame, Seating]> {
  const game = (await loadNamedGames('en')).find((one) => one.id === id);
  const seating = game && seatingOf(game, seats);
  if (!seating) throw new Error(`${id} is not played by ${seats}`);
  return [game, seating];
}

const put = (setup: Setup, cards: string, place: Place): Setup =>
  cards.split(' ').reduce((all, card) => withCard(all, card, place), setup);

describe('a position set up by hand', () => {
  it('has a card where it was moved last, or hidden', async () => {
    const [, seating] = await known('scopa', 2);
    const setup = movedTo(movedTo(emptySetup('scopa', seating), '7D', HAND), '7D', TABLE);
    expect(setup.places).toEqual({ '7D': TABLE });
    expect(movedTo(setup, '7D', TABLE)).toEqual(setup);
    expect(movedTo(setup, '7D', null).places).toEqual({});
  });

  it('is a line with the hidden cards counted', async () => {
    const [game, seating] = await known('scopa', 2);
    const setup = put(put(emptySetup('scopa', seating), '7D 2C 3C', HAND), '7C 1D 4S 5B', TABLE);
    expect(lineOf(setup, game, seating)).toBe(
      'game scopa 2; dealer 1; hands 7D 2C 3C | ?3; table 7C 1D 4S 5B; piles - | -; stock ?30',
    );
  });

  it('has what was taken, who took last, sweeps and points', async () => {
    const [game, seating] = await known('scopa', 2);
    let setup = put(put(emptySetup('scopa', seating), '4C 7C', HAND), '2C 7B', TABLE);
    setup = put(put(setup, '9D 9C', pileOf(0)), '6D 6S', pileOf(1));
    setup = { ...setup, dealer: 1, last: 1, sweeps: [1, 0], totals: [3, 5] };
    expect(lineOf(setup, game, seating)).toBe(
      'game scopa 2; dealer 1; hands 4C 7C | ?2; table 2C 7B; piles 9D 9C | 6D 6S; last 1 in deal 0;' +
        ' sweeps 9D | -; stock ?30; totals 3 | 5',
    );
  });

  it('has one card less in the hands of those who have played', async () => {
    const [, seating] = await known('scopa', 4);
    const setup = { ...put(emptySetup('scopa', seating), '7D 2C 3C', HAND), dealer: 1 };
    expect(heldBySeat(setup)).toEqual([3, 3, 2, 2]);
  });

  it('takes a card back that is put there again', async () => {
    const [, seating] = await known('scopa', 2);
    const setup = put(emptySetup('scopa', seating), '7D', HAND);
    expect(put(setup, '7D', HAND).places).toEqual({});
    expect(put(setup, '7D', TABLE).places).toEqual({ '7D': TABLE });
  });
});
