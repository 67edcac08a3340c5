import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text';

afterEach(() => vi.unstubAllGlobals());

it('copies a text', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('a link')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('a link');
});

it('answers that it could not', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new DOMException('no permission')) } });
  expect(await copyText('a link')).toBe(false);
});

it('answers where there is no clipboard', async () => {
  vi.stubGlobal('navigator', {});
  expect(await copyText('a link')).toBe(false);
});
