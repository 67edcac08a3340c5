import { describe, expect, test } from 'vitest';
import { BLOCK_BYTES, MemoryFile } from './memory-file';

const bytes = (length: number, value: number): Uint8Array<ArrayBuffer> => new Uint8Array(length).fill(value);

function contentOf(file: MemoryFile): Uint8Array {
  const target = new Uint8Array(file.size);
  expect(file.read(target, 0)).toBe(file.size);
  return target;
}

describe('a file in memory', () => {
  test('reads what was written, with zeros between, and nothing behind its end', () => {
    const file = new MemoryFile();
    file.write(bytes(3, 7), 5);
    expect([...contentOf(file)]).toEqual([0, 0, 0, 0, 0, 7, 7, 7]);
    const target = bytes(4, 9);
    expect([file.read(target, 6), [...target]]).toEqual([2, [7, 7, 9, 9]]);
    expect(file.read(target, 100)).toBe(0);
  });

  test('what was cut off does not come back', () => {
    const file = new MemoryFile(bytes(10, 7));
    file.resize(4);
    file.resize(8);
    expect([...contentOf(file)]).toEqual([7, 7, 7, 7, 0, 0, 0, 0]);
  });

  test('knows the blocks that have changed, and forgets them once they are taken', () => {
    const file = new MemoryFile(bytes(3 * BLOCK_BYTES, 1));
    file.write(bytes(2, 2), BLOCK_BYTES - 1);
    expect([...file.takeChanges().keys()]).toEqual([0, 1]);
    expect(file.hasChanges).toBe(false);
    file.resize(BLOCK_BYTES + 10);
    const changes = file.takeChanges();
    expect([...changes].map(([number, block]) => [number, block?.length ?? null])).toEqual([
      [1, 10],
      [2, null],
    ]);
    file.returnChanges(changes.keys());
    expect([...file.takeChanges().keys()]).toEqual([1, 2]);
  });

  test('any order of changes leaves the blocks that make up the file', () => {
    const file = new MemoryFile();
    const kept = new Map<number, Uint8Array>();
    let seed = 1;
    const random = (below: number): number => (seed = (seed * 48271) % 0x7fffffff) % below;
    for (let step = 0; step < 500; step++) {
      const at = random(6 * BLOCK_BYTES);
      if (random(4) === 0) file.resize(at);
      else file.write(bytes(1 + random(2 * BLOCK_BYTES), 1 + random(250)), at);
      for (const [number, block] of file.takeChanges())
        if (block) kept.set(number, block);
        else kept.delete(number);
      const whole = Buffer.concat([...kept].sort(([a], [b]) => a - b).map(([, block]) => block));
      expect(whole.length).toBe(file.size);
      expect(whole.equals(contentOf(file)), `step ${step}`).toBe(true);
    }
  });
});
