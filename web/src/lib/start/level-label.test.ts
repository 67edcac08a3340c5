import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../i18n';
import { levelLabel } from './level-label';

type Level = Parameters<typeof levelLabel>[0];
const novizio = { name: 'novizio', level: 2, title: 'Novizio' };

test.each([
  ['a beginner: sees sevens and sweeps', '2 · Novizio · a beginner'],
  ['un débutant\u00a0: voit les sept', '2 · Novizio · un débutant'],
  ['plays any card', '2 · Novizio'],
  [undefined, '2 · Novizio'],
])('a level of which is said: %j', (like, label) => expect(levelLabel({ ...novizio, like } as Level)).toBe(label));

test.each(LANGUAGES)('in a word, every level is somebody: %s', (lang) => {
  const path = new URL(`../../../../src/settebello/wording/locales/${lang}/games.ftl`, import.meta.url);
  const said = readFileSync(path, 'utf8');
  for (const level of ['piccolo', 'novizio', 'amico', 'esperto', 'maestro']) {
    const like = new RegExp(`^player-${level}-like = (.*)$`, 'm').exec(said)?.[1] ?? '';
    expect(levelLabel({ ...novizio, like } as Level), level).toMatch(/^2 · Novizio · .{3,20}$/);
  }
});
