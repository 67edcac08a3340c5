import { expect, test } from 'vitest';
import { FACE_COUNT, facesOf } from './avatar';
import { FACES } from './faces';

const WOMEN = ['Ada', 'Carla', 'Elsa', 'Gina', 'Lia', 'Olga'];
const MEN = ['Bruno', 'Dino', 'Furio', 'Ivo', 'Nico', 'Pio'];

test('there is a dozen of faces', () => {
  expect(FACES).toHaveLength(FACE_COUNT);
  expect(new Set(FACES.map((face) => JSON.stringify(face))).size).toBe(12);
});

test.each(WOMEN)('the computer %s has the face of a woman', (name) => expect(facesOf([name])[0]).toBeLessThan(6));
test.each(MEN)('the computer %s has the face of a man', (name) => expect(facesOf([name])[0]).toBeGreaterThanOrEqual(6));

test('a name has the same face at every table, and two people have two faces', () => {
  expect(facesOf(['Rosa'])).toEqual(facesOf(['Rosa', 'Ada']).slice(0, 1));
  expect(new Set(facesOf(['You', 'You', 'You', 'You', 'You', 'You'])).size).toBe(6);
  expect(facesOf(['زينب', 'Đorđe', '']).every((face) => face >= 0 && face < FACE_COUNT)).toBe(true);
});

test('a chosen face belongs to your own seat, and nobody else has it', () => {
  const [rosa = 0, ada = 0] = facesOf(['Rosa', 'Ada']);
  expect(facesOf(['Rosa', 'Ada'], { seat: 0, face: ada })[0]).toBe(ada);
  expect(facesOf(['Rosa', 'Ada'], { seat: 0, face: ada })[1]).not.toBe(ada);
  expect(facesOf(['Rosa', 'Ada'], { seat: 1, face: rosa })[1]).toBe(rosa);
});
