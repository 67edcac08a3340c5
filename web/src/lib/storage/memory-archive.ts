/** An archive for tests: in memory, with some of its functions replaced. */

import { GameArchive, type NamedValues } from './game-archive';

export function memoryArchive(replaced: Partial<NamedValues> = {}): GameArchive {
  const values = new Map<string, unknown>();
  return new GameArchive({
    get: async (name) => values.get(name),
    set: async (name, value) => void values.set(name, value),
    delete: async (name) => void values.delete(name),
    names: async () => [...values.keys()],
    clear: async () => values.clear(),
    ...replaced,
  });
}
