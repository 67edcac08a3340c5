import { expect, test } from 'vitest';
import { FACE_COUNT, facesOf, initialOf, knownFace } from './avatar';
import { FACES } from './faces';

const WOMEN = ['Ada', 'Carla', 'Elsa', 'Gina', 'Lia', 'Olga'];
const MEN = ['Bruno', 'Dino', 'Furio', 'Ivo', 'Nico', 'Pio'];
const computer = (name: string): { name: string; player: string } => ({ name, player: 'amico' });
const person = (name: string, face?: number): { name: string; player: string; face: number | null } => ({
  name,
  player: 'person',
  face: face ?? null,
});
const faceOf = (name: string): number => facesOf([computer(name)])[0] ?? -1;

test('there is a dozen of faces', () => {
  expect(FACES).toHaveLength(FACE_COUNT);
  expect(new Set(FACES.map((face) => JSON.stringify(face))).size).toBe(12);
});

test.each(WOMEN)('the computer %s has the face of a woman', (name) => expect(faceOf(name)).toBeLessThan(6));
test.each(MEN)('the computer %s has the face of a man', (name) => expect(faceOf(name)).toBeGreaterThanOrEqual(6));

test('computers have different faces, and none that a person has chosen', () => {
  expect(new Set(facesOf(['A', 'A', 'A', 'A', 'A', 'A'].map(computer))).size).toBe(6);
  const ada = faceOf('Ada');
  const [rosa, other] = facesOf([person('Rosa', ada), computer('Ada')]);
  expect(rosa).toBe(ada);
  expect(other).not.toBe(ada);
});

test('people have the face that they have chosen, or none', () =>
  expect(facesOf([person('Marco'), person('Lia', 7), person('Ugo', 7), { name: '', player: 'open' }])).toEqual([
    null,
    7,
    7,
    null,
  ]));

test.each([-1, 12, 1.5, '1', undefined, null])('there is no face %j', (face) => expect(knownFace(face)).toBeNull());

test.each([
  [' marco', 'M'],
  ['زينب', 'ز'],
  ['🦊 fox', '🦊'],
  ['', ''],
])('the letter of %j is %j', (name, letter) => expect(initialOf(name)).toBe(letter));
