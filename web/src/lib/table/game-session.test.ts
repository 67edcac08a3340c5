import { expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { view } from './example';
import { after, FakeSocket, says, session, took, update } from './session-test-harness';

test('a card with one outcome is played by one tap, on the version that was seen', () => {
  session.choice.choose('9C');
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'act', version: 1, action: '9Cx4S5B' });
  expect(session.isMyTurn).toBe(false);
  session.choice.choose('7D');
  expect(FakeSocket.last.sent).toHaveLength(2);
});

test('a card with several outcomes asks, and the cards on the table answer', async () => {
  update(2, [], { legal: ['10Sx3D7C', '10Sx1D4S5B', '10Sx1B4S5B'] });
  await vi.advanceTimersByTimeAsync(0);
  session.choice.choose('10S');
  expect(session.choice.options).toHaveLength(3);
  session.choice.pickTableCard('4S');
  expect(session.choice.card).toBe('10S');
  session.choice.pickTableCard('1B');
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ action: '10Sx1B4S5B' });
});

test('the choice can be left, and the same card again leaves it', async () => {
  update(2, [], { legal: ['10Sx3D7C', '10Sx4S5B1D'] });
  await vi.advanceTimersByTimeAsync(0);
  session.choice.choose('10S');
  session.choice.cancel();
  expect(session.choice.card).toBeNull();
  session.choice.choose('10S');
  session.choice.choose('10S');
  expect(session.choice.card).toBeNull();
});

test('a play can be taken back while it is held, and is sent when that time is over', async () => {
  settings.change({ takeBack: 2 });
  const sent = (): number => FakeSocket.last.sent.length;
  session.choice.choose('9C');
  expect(session.heldPlay?.action).toBe('9Cx4S5B');
  expect(session.isMyTurn).toBe(false);
  session.takeBack();
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent()).toBe(1);
  expect(session.isMyTurn).toBe(true);
  session.choice.choose('9C');
  await vi.advanceTimersByTimeAsync(1900);
  expect(sent()).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'act', action: '9Cx4S5B' });
  settings.change({ takeBack: 0 });
});

test('a held play is on the board at once, and back in the hand when it is taken back', async () => {
  settings.change({ takeBack: 2 });
  session.choice.choose('9C');
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.display.view?.hand).toEqual(['7D', '10S']);
  expect(session.display.slots).toEqual([null, null, '7C', '3D']);
  session.takeBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(session.display.view).toEqual(session.latestView);
  expect(session.display.slots).toEqual(view.table);
  settings.change({ takeBack: 0 });
});

test('a play that was held is shown and said once', async () => {
  settings.change({ takeBack: 2 });
  session.choice.choose('9C');
  await vi.advanceTimersByTimeAsync(2100);
  const shown = session.display.view;
  update(2, [{ ...took, sweep: true }], after);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.display.inPlay).toBeNull();
  expect(session.display.sweepCall?.words).toContain('Scopa');
  expect(session.display.view?.hand).toEqual(shown?.hand);
  expect(session.announcements.filter((line) => line.words.includes('with the horse of cups'))).toHaveLength(1);
  settings.change({ takeBack: 0 });
});

test('a held play that the server refuses goes back to the hand', async () => {
  settings.change({ takeBack: 2 });
  session.choice.choose('9C');
  await vi.advanceTimersByTimeAsync(2100);
  const id = FakeSocket.last.sent.at(-1)?.['id'];
  says({ type: 'error', id, code: '', message: 'No.' });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.display.view?.hand).toEqual(view.hand);
  settings.change({ takeBack: 0 });
});

test('a held card is dropped when the table goes on without it', async () => {
  settings.change({ takeBack: 2 });
  session.choice.choose('9C');
  update(2, [], { phase: 'over', turn: null, legal: [] });
  await vi.advanceTimersByTimeAsync(5000);
  expect(FakeSocket.last.sent).toHaveLength(1);
  settings.change({ takeBack: 0 });
});

test('a card dropped upon what it takes takes it; upon the table it asks which', async () => {
  update(2, [], { legal: ['10Sx3D7C', '10Sx4S5B', '7D'] });
  await vi.advanceTimersByTimeAsync(0);
  session.choice.drop('10S', { card: null, isPile: false });
  expect(session.choice.card).toBe('10S');
  session.choice.drop('10S', { card: '5B', isPile: false });
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ action: '10Sx4S5B' });
});

test('a card that may not be played is asked nothing about', async () => {
  update(2, [], { legal: ['7Dx7C'] });
  await vi.advanceTimersByTimeAsync(0);
  session.choice.drop('10S', { card: null, isPile: false });
  session.choice.choose('10S');
  expect([session.choice.card, FakeSocket.last.sent.length]).toEqual([null, 1]);
});

test('choosing a different card starts again', async () => {
  update(2, [], { legal: ['10Sx3D7C', '10Sx4S5B1D', '10Sx4S6D', '9C', '9Cx4S5B'] });
  await vi.advanceTimersByTimeAsync(0);
  session.choice.choose('10S');
  session.choice.pickTableCard('4S');
  session.choice.choose('9C');
  expect([session.choice.card, session.choice.pickedCards, session.choice.previewedCards]).toEqual(['9C', [], []]);
});

test('the captures of a card are pointed out while it is previewed', () => {
  session.choice.previewCard('9C');
  expect(session.choice.previewedCards).toEqual(['4S', '5B']);
  session.choice.previewCard(null);
  expect(session.choice.previewedCards).toEqual([]);
});

test('so long after a tap that passed over a computer’s thinking, a card is played again', async () => {
  update(2, [{ ...took, seat: 1, action: '2D' }], { table: ['2D', ...view.table] });
  await vi.advanceTimersByTimeAsync(100);
  const plays = (): number => FakeSocket.last.sent.filter(({ type }) => type === 'act').length;
  session.choice.choose('9C');
  await vi.advanceTimersByTimeAsync(300);
  session.choice.choose('9C');
  expect(plays()).toBe(0);
  await vi.advanceTimersByTimeAsync(100);
  session.choice.choose('9C');
  expect(plays()).toBe(1);
});

test('a play that is held is sent when the page is left', async () => {
  settings.change({ takeBack: 2 });
  session.choice.choose('9C');
  session.stop();
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ action: '9Cx4S5B' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(FakeSocket.last.sent).toHaveLength(2);
  settings.change({ takeBack: 0 });
});

test('an action that is not a play is not held back', () => {
  settings.change({ takeBack: 2 });
  update(2, [], { legal: ['pass'] });
  session.act('pass');
  expect([session.heldPlay, FakeSocket.last.sent.at(-1)?.['action']]).toEqual([null, 'pass']);
  settings.change({ takeBack: 0 });
});

test('a held card stays held while the table only reports the time again', async () => {
  settings.change({ takeBack: 2 });
  session.choice.choose('9C');
  update(1, [], {}, { left: 20 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.display.view?.hand).toEqual(['7D', '10S']);
  await vi.advanceTimersByTimeAsync(1100);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'act', action: '9Cx4S5B' });
  settings.change({ takeBack: 0 });
});

test('a choice of a card that may not be played any more is left', async () => {
  update(2, [], { legal: ['10Sx3D7C', '10Sx4S5B1D'] });
  await vi.advanceTimersByTimeAsync(0);
  session.choice.choose('10S');
  update(3, [], { legal: ['10Sx3D7C', '10Sx4S6D'] });
  expect(session.choice.card).toBe('10S');
  update(4, [], { legal: ['7Dx7C'] });
  expect(session.choice.card).toBeNull();
});

test('buttons come with what they answer to, not before it is shown', async () => {
  update(2, [took], { ...after, legal: ['pass'] });
  await vi.advanceTimersByTimeAsync(50);
  expect(session.otherActions).toEqual([]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.otherActions).toEqual(['pass']);
});
