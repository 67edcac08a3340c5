import { expect, test, vi } from 'vitest';
import { guestTable } from '../storage/saved-tables';
import { quickGame } from './quick-game';

vi.mock('../router.svelte', () => ({ router: {} }));

const HOME = { variant: 'escoba', title: 'Escoba' };
const guest = guestTable('t', 'k', 'Spazzino');
const cirulla = { ...guest, title: 'Cirulla', variant: 'cirulla', seats: 3, against: ['open', 'maestro'] };

test('without a game played, it is the one of the country', () =>
  expect(quickGame(HOME, [guest])).toEqual({ ...HOME, seats: 2, against: ['amico'] }));

test('otherwise it is the last one whose rules are known here, with computers at the seats of people', () =>
  expect(quickGame(HOME, [guest, cirulla])).toEqual({
    variant: 'cirulla',
    title: 'Cirulla',
    seats: 3,
    settings: {},
    against: ['amico', 'maestro'],
  }));
