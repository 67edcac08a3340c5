import { expect, test } from 'vitest';
import { homeGame } from './home-game';

test.each([
  ['es-ES', 'escoba'],
  ['es-MX', 'escoba'],
  ['es-EC', 'cuarenta'],
  ['es', 'escoba'],
  ['ar-TN', 'chkobba'],
  ['ar-MA', 'ronda'],
  ['it-IT', 'scopa'],
  ['en', 'scopa'],
])('in %s: %s', (tag, variant) => expect(homeGame(tag).variant).toBe(variant));
