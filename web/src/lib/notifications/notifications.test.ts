import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let page: typeof import('./notifications.svelte');
let tables: typeof import('../storage/saved-tables');
const server = vi.hoisted(() => ({
  pushInfo: vi.fn<() => Promise<{ key: string | null }>>(),
  subscribePush: vi.fn<() => Promise<void>>(),
  unsubscribePush: vi.fn<() => Promise<void>>(),
  subscribeInvitations: vi.fn<() => Promise<void>>(),
  unsubscribeInvitations: vi.fn<() => Promise<void>>(),
}));
vi.mock('../api', () => server);

const KEY = 'AQID';
const subscription = {
  endpoint: 'https://push/1',
  options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer },
  toJSON: () => ({ endpoint: 'https://push/1', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: vi.fn<() => Promise<boolean>>(),
};
let before: typeof subscription | null;
const subscribe = vi.fn<() => Promise<typeof subscription>>();
const requestPermission = vi.fn<() => Promise<string>>();
const permission = { permission: 'default', requestPermission };

const notifications = () => new page.TableNotifications('t');

beforeEach(async () => {
  vi.resetModules(); // the page asks once for the server's key
  page = await import('./notifications.svelte');
  tables = await import('../storage/saved-tables');
  tables.saveTable(tables.guestTable('t', 'k', 'Scopa'));
  before = null;
  permission.permission = 'default';
  for (const mock of [...Object.values(server), subscribe, requestPermission, subscription.unsubscribe])
    mock.mockReset();
  server.pushInfo.mockResolvedValue({ key: KEY });
  server.subscribePush.mockResolvedValue();
  server.unsubscribePush.mockResolvedValue();
  subscribe.mockResolvedValue(subscription);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('window', { PushManager: {}, Notification: {} });
  vi.stubGlobal('Notification', permission);
  const pushManager = { getSubscription: () => Promise.resolve(before), subscribe };
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) } });
});
afterEach(() => vi.unstubAllGlobals());

test('the browser asks nothing before the person does', async () => {
  const some = notifications();
  await some.look();
  expect(some.state).toBe('off');
  expect(requestPermission).not.toHaveBeenCalled();
  expect(subscribe).not.toHaveBeenCalled();
});

test('a person who asks is subscribed, and again when the table is opened next', async () => {
  const some = notifications();
  requestPermission.mockResolvedValue('granted');
  await some.enable();
  expect(some.state).toBe('on');
  expect(server.subscribePush).toHaveBeenCalledExactlyOnceWith('t', 'k', {
    endpoint: 'https://push/1',
    p256dh: 'p',
    auth: 'a',
  });
  expect(tables.loadTable('t')?.notify).toBe(true);
  permission.permission = 'granted';
  before = subscription;
  const later = notifications();
  await later.look();
  expect(later.state).toBe('on');
  expect(server.subscribePush).toHaveBeenCalledTimes(2);
  expect(subscribe).toHaveBeenCalledTimes(1);
  await later.disable();
  expect(later.state).toBe('off');
  expect(server.unsubscribePush).toHaveBeenCalledExactlyOnceWith('t', 'k', 'https://push/1');
  expect(tables.loadTable('t')).not.toHaveProperty('notify');
});

test.each([
  ['denied', 'denied'],
  ['default', 'off'],
])('a person who answers %s is left alone', async (answer, state) => {
  const some = notifications();
  requestPermission.mockResolvedValue(answer);
  await some.enable();
  expect(some.state).toBe(state);
  expect(server.subscribePush).not.toHaveBeenCalled();
});

test('a subscription for another key of the server is given up', async () => {
  before = { ...subscription, options: { applicationServerKey: new Uint8Array([9]).buffer } };
  requestPermission.mockResolvedValue('granted');
  await notifications().enable();
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  expect(subscribe).toHaveBeenCalledOnce();
});

test.each([
  ['the server sends none', () => void server.pushInfo.mockResolvedValue({ key: null }), 'unavailable'],
  ['the server is away', () => void server.pushInfo.mockRejectedValue(new Error('away')), 'failed'],
  ['the page is not safe', () => void vi.stubGlobal('isSecureContext', false), 'unavailable'],
  ['the person has refused before', () => void (permission.permission = 'denied'), 'denied'],
])('where %s', async (_, arrange, state) => {
  arrange();
  const some = notifications();
  await some.look();
  expect(some.state).toBe(state);
});

test('a browser that cannot subscribe says so', async () => {
  requestPermission.mockResolvedValue('granted');
  subscribe.mockRejectedValue(new Error('no service'));
  const some = notifications();
  await some.enable();
  expect(some.state).toBe('failed');
});

test('invitations are for the profile that has asked for them', async () => {
  const { profile } = await import('../profile/profile.svelte');
  profile.stored = { id: 'rosa', name: 'Rosa', key: 'device' };
  requestPermission.mockResolvedValue('granted');
  const some = new page.InvitationNotifications();
  await some.enable();
  expect(some.state).toBe('on');
  expect(server.subscribeInvitations).toHaveBeenCalledExactlyOnceWith('device', {
    endpoint: 'https://push/1',
    p256dh: 'p',
    auth: 'a',
  });
  permission.permission = 'granted';
  before = subscription;
  profile.stored = { id: 'pina', name: 'Pina', key: 'other' };
  const other = new page.InvitationNotifications();
  await other.look();
  expect(other.state).toBe('off');
  profile.stored = { id: 'rosa', name: 'Rosa', key: 'device' };
  await some.look();
  expect(server.subscribeInvitations).toHaveBeenCalledTimes(2);
  await some.disable();
  expect(server.unsubscribeInvitations).toHaveBeenCalledExactlyOnceWith('device');
  expect(some.state).toBe('off');
});
