/** The data that replays a record: made by the server, and stored for when it cannot be reached. */

import { loadReplay, Refused } from '../api';
import type { Replay } from '../http-messages';
import { archive } from '../storage/game-archive';

/** Throws what the request throws, unless a replay is stored; then its words may be in another language. */
export async function replayOf(record: string, lang: string): Promise<Replay> {
  try {
    const replay = await loadReplay(record, lang);
    void archive.saveReplay(record, lang, replay);
    return replay;
  } catch (error) {
    const stored = error instanceof Refused && error.message ? null : await archive.replay(record, lang);
    if (stored) return stored;
    throw error;
  }
}
