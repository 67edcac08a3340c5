import { expect, test } from 'vitest';
import { homeGame } from './home-game';

test.each([
  ['es', ['es-ES'], 'escoba'],
  ['es', ['es-MX', 'es'], 'escoba'],
  ['es', ['en-GB', 'es-EC'], 'cuarenta'],
  ['es', ['it-IT'], 'escoba'],
  ['ar', ['ar-TN'], 'chkobba'],
  ['ar', ['ar-MA', 'fr'], 'ronda'],
  ['it', ['it-IT', 'es-EC'], 'scopa'],
  ['en', [], 'scopa'],
])('in %s for %j: %s', (lang, wanted, variant) => expect(homeGame(lang, wanted).variant).toBe(variant));
