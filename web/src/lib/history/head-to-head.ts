/** Your games against each person and each level: how many you have won, and how many they have. */

import { isDecided, isWon, type SavedTable } from '../storage/saved-tables';

export interface HeadToHead {
  name: string;
  /** Games that your side has won. */
  own: number;
  /** Games that their side has won. With more than two sides, a game may be won by neither. */
  theirs: number;
  games: number;
}

/**
 * The results against everybody who sat on another side, the most frequent opponents first. People are known by their
 * name, a level by that of `levelTitle`; practice does not count.
 */
export function headToHead(games: readonly SavedTable[], levelTitle: (level: string) => string): HeadToHead[] {
  const found = new Map<string, HeadToHead>();
  for (const game of games) {
    if (!isDecided(game) || game.practice) continue;
    const own = isWon(game);
    for (const [key, { name, won }] of rivals(game, own, levelTitle)) {
      const before = found.get(key) ?? { name, own: 0, theirs: 0, games: 0 };
      found.set(key, {
        name,
        own: before.own + Number(own),
        theirs: before.theirs + Number(won),
        games: before.games + 1,
      });
    }
  }
  return [...found.values()].sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}

interface Rival {
  name: string;
  won: boolean;
}

/** The people and levels on the other sides, each once, with whether a side of theirs has won. */
function rivals(game: SavedTable, ownWon: boolean, levelTitle: (level: string) => string): Map<string, Rival> {
  const found = new Map<string, Rival>();
  const sides = Math.max(2, game.score.length);
  const seat = game.seat ?? 0;
  const others = game.score.slice(1);
  const best = game.lowest ? Math.min(...others) : Math.max(...others);
  game.against.forEach((player, n) => {
    const side = (seat + 1 + n) % sides;
    const own = seat % sides;
    const name = player === 'open' ? game.names?.[n] : levelTitle(player);
    if (side === own || !name) return;
    const hasWon = !ownWon && (sides === 2 || others[side < own ? side : side - 1] === best);
    const key = `${player === 'open' ? 'person' : 'level'} ${name}`;
    found.set(key, { name, won: hasWon || found.get(key)?.won === true });
  });
  return found;
}
