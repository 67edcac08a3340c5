import { expect, test } from 'vitest';
import { pageOf, rootOf } from './route';

test.each([
  ['/', { name: 'start' }],
  ['/yours/', { name: 'history' }],
  ['/yours/statistics', { name: 'statistics' }],
  ['/best', { name: 'best' }],
  ['/pad', { name: 'pad' }],
  ['/drills', { name: 'drills' }],
  ['/profile', { name: 'profile' }],
  ['/table/t1', { name: 'table', table: 't1' }],
  ['/match', { name: 'match' }],
  ['/group/g1', { name: 'group', group: 'g1' }],
  ['/match/m1', { name: 'match', match: 'm1' }],
  ['/replay', { name: 'replay' }],
  ['/replay/t%201', { name: 'replay', table: 't 1' }],
  ['/game/g1', { name: 'replay', game: 'g1' }],
  ['/game/g1/review', { name: 'review', game: 'g1' }],
  ['/game/g1/review/', { name: 'review', game: 'g1' }],
  ['/game/%/review', { name: 'missing' }],
  ['/game/g1/other', { name: 'missing' }],
  ['/nothing', { name: 'missing' }],
])('%s', (path, page) => expect(pageOf(path)).toEqual(page));

test.each([
  ['/table/t', '/'],
  ['/settebello/table/t', '/settebello/'],
  ['/settebello/game/g/review', '/settebello/'],
  ['/a/b/lesson/', '/a/b/'],
  ['/settebello/', '/settebello/'],
  ['/settebello/index.html', '/settebello/'],
  ['/settebello/nothing', '/settebello/'],
  ['/table/table/t', '/table/'],
])('the site of %s is at %s', (path, root) => expect(rootOf(path)).toBe(root));
