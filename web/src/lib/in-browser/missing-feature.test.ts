import { afterEach, expect, test, vi } from 'vitest';
import { missingFeature } from './missing-feature';

afterEach(() => vi.unstubAllGlobals());

const stub = (globals: object): void => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
};
const there = { WebAssembly: { validate: () => true }, Worker: vi.fn(), MessageChannel: vi.fn() };

test.each([
  ['nothing', {}, null],
  ['WebAssembly', { WebAssembly: undefined }, 'WebAssembly'],
  ['what is new in it', { WebAssembly: { validate: () => false } }, 'WebAssembly: extended constant expressions'],
  ['workers', { Worker: undefined }, 'workers'],
])('a browser lacks %s', (_, lacking, name) => {
  stub({ ...there, ...lacking });
  expect(missingFeature()).toBe(name);
});
