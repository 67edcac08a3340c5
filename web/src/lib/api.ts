/** HTTP requests to the backends. */

import type {
  AddFriendRequest,
  BestResponse,
  BlockedInfo,
  BlockPersonRequest,
  ComposedRules,
  DailyDecisions,
  DailyGroupResponse,
  DailyGroupTicket,
  DailyInfo,
  DailyResultResponse,
  DailyTable,
  ComposeRulesRequest,
  CreateProfileRequest,
  Drill,
  DrillKind,
  ErrorResponse,
  FriendsResponse,
  GameIdResponse,
  InviteFriendRequest,
  JoinDailyGroupRequest,
  MakeDailyGroupRequest,
  MatchResponse,
  MatchTicket,
  NewProfile,
  OpenDailyRequest,
  OpenMatchRequest,
  OpenTableRequest,
  OptionsResponse,
  OwnProfile,
  ParsedHouseRules,
  ParseHouseRulesRequest,
  PlayerInfo,
  PositionRequest,
  PracticeRequest,
  PrecisionName,
  ProfileInfo,
  PushInfo,
  PositionLine,
  RenameProfileRequest,
  Replay,
  ReplayRequest,
  ReportRequest,
  RestoreProfileRequest,
  ReviewProgress,
  ReviewRequest,
  ScoreRequest,
  ScoreResponse,
  SeatTicket,
  SubscribeRequest,
  TableIdResponse,
  TableSummary,
  TakeSeatRequest,
  UnsubscribeRequest,
  VariantInfo,
  Variation,
  VariationRequest,
} from './http-messages';
import type { Backend, Socket } from './backends/backend';
import { backends } from './backends/backends.svelte';
import { openSocket, prepareSocket } from './backends/prepared-socket';
import { server } from './backends/server';
import type { Explored } from './explorer/explored';
import { features } from './features';
import { language } from './i18n/language.svelte';
import type { Review } from './review-types';

/** A request for composed rules that leaves nothing to the server's defaults. */
export type FullRulesRequest = Required<ComposeRulesRequest> & { seats: number };

/** The server's own sentence about what was wrong, in the language of the page; `code` is what it always has. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly code = '',
  ) {
    super(message);
  }
}

const send = (place: string, init: RequestInit, backend = backends.of(place)): Promise<Response> =>
  backend.fetch(place, init);

async function answer<T>(response: Response): Promise<T> {
  return (await (await granted(response)).json()) as T;
}

/** The response, unless it is a refusal. */
async function granted(response: Response): Promise<Response> {
  if (response.ok) return response;
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorResponse>;
  throw new Refused(body.message ?? '', response.status, body.code);
}

/** So that the server says in the reader's language what is wrong. */
const spoken = (): Record<string, string> => ({ 'accept-language': language.lang });

async function get<T>(path: string, key?: string | null, backend?: Backend): Promise<T> {
  return answer(await send(path, { headers: { ...spoken(), ...seated(key) } }, backend));
}

async function post<T>(path: string, body: unknown, signal?: AbortSignal, backend?: Backend): Promise<T> {
  const headers = { 'content-type': 'application/json', ...spoken() };
  const init = { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) };
  return answer(await send(path, init, backend));
}

export const variants = (lang: string): Promise<VariantInfo[]> => get(`api/variants?lang=${lang}`);
export const levels = (lang: string): Promise<PlayerInfo[]> => get(`api/players?lang=${lang}`);
export const options = (lang: string, variant: string): Promise<OptionsResponse> =>
  get(`api/options?lang=${lang}&variant=${encodeURIComponent(variant)}`);
export const openTable = (wanted: OpenTableRequest): Promise<SeatTicket> => post('api/tables', wanted);
export const invitation = (table: string, lang: string, key?: string | null): Promise<TableSummary> =>
  get(`${at(table)}?lang=${lang}`, key);
export const byCode = (code: string): Promise<TableIdResponse> => get(`api/codes/${encodeURIComponent(code)}`);
export const sitDown = (table: string, wanted: TakeSeatRequest): Promise<SeatTicket> =>
  post(`${at(table)}/seats`, wanted);
export const readHouseRules = (text: string): Promise<ParsedHouseRules> =>
  post('api/house-rules', { text } satisfies ParseHouseRulesRequest);

export function composed(wanted: FullRulesRequest, signal?: AbortSignal): Promise<ComposedRules> {
  return post('api/rules', wanted, signal);
}

/** Scores the piles of a round that was played with real cards. */
export const scorePiles = (wanted: ScoreRequest): Promise<ScoreResponse> => post('api/score', wanted);

/** Ten questions about a game; the same seed asks the same ones. */
export const loadDrill = (game: string, kind: DrillKind, seed: number, lang: string): Promise<Drill> =>
  get(`api/drills?${new URLSearchParams({ variant: game, kind, seed: String(seed), lang }).toString()}`);

/** A position with its values, the likely hands and the choices of the levels. */
export const explorePosition = (position: string, lang: string): Promise<Explored> =>
  post('api/positions', { position, lang } satisfies PositionRequest);

/** The position of the seat on turn at a place of a record, perhaps after other actions from there. */
export const recordedPosition = (wanted: VariationRequest): Promise<PositionLine> =>
  post('api/positions/recorded', wanted);

const at = (table: string): string => `api/tables/${encodeURIComponent(table)}`;

/** The secret of a seat, if the server asks for it: in a header, because addresses are stored and passed on. */
const seated = (key: string | null | undefined): Record<string, string> =>
  key ? { authorization: `Bearer ${key}` } : {};

/** Reports the person at another seat to the people who run the server. */
export async function reportPerson(table: string, key: string, seat: number): Promise<void> {
  const headers = { 'content-type': 'application/json', ...spoken(), ...seated(key) };
  const body = JSON.stringify({ seat } satisfies ReportRequest);
  await granted(await send(`${at(table)}/seats/report`, { method: 'POST', headers, body }));
}

/** Whether the server sends notifications. */
export const pushInfo = (): Promise<PushInfo> => get('api/push');

/** Asks for notifications of what happens at a seat. */
export const subscribePush = (table: string, key: string, wanted: SubscribeRequest): Promise<void> =>
  changePush(table, key, 'POST', { ...wanted, lang: language.lang } satisfies SubscribeRequest);

export const unsubscribePush = (table: string, key: string, endpoint: string): Promise<void> =>
  changePush(table, key, 'DELETE', { endpoint } satisfies UnsubscribeRequest);

async function changePush(table: string, key: string, method: 'POST' | 'DELETE', body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json', ...spoken(), ...seated(key) };
  await granted(await send(`${at(table)}/seats/push`, { method, headers, body: JSON.stringify(body) }));
}

export const record = (table: string, key?: string | null): Promise<string> => getText(`${at(table)}/record`, key);
/** The record of a game with a permanent link. */
export const keptRecord = (game: string): Promise<string> => getText(`api/games/${encodeURIComponent(game)}`);

async function getText(path: string, key?: string | null): Promise<string> {
  const response = await send(path, { headers: { ...spoken(), ...seated(key) } });
  return response.ok ? response.text() : answer(response);
}

/** Has the server keep a finished game; the id of its permanent link. */
export async function keepGame(table: string, key: string): Promise<string> {
  const headers = { ...spoken(), ...seated(key) };
  return (await answer<GameIdResponse>(await send(`${at(table)}/game`, { method: 'POST', headers }))).game;
}

/** Takes a kept game down, for everybody. */
export async function takeDownGame(game: string, key: string): Promise<void> {
  const headers = { ...spoken(), ...seated(key) };
  await granted(await send(`api/games/${encodeURIComponent(game)}`, { method: 'DELETE', headers }));
}

/** Asks the server to review a kept game. */
export async function startReview(game: string, key: string, precision: PrecisionName): Promise<void> {
  const headers = { 'content-type': 'application/json', ...spoken(), ...seated(key) };
  const body = JSON.stringify({ precision } satisfies ReviewRequest);
  await granted(await send(reviewOf(game), { method: 'POST', headers, body }));
}

/** The review of a kept game, or how far it is; without `precision`, the newest one. */
export async function loadReview(game: string, precision?: PrecisionName): Promise<Review | ReviewProgress> {
  const query = precision ? `?precision=${precision}` : '';
  return answer(await send(`${reviewOf(game)}${query}`, { headers: spoken() }));
}

/** The newest review of a kept game, or how far it is; null if there is none. */
export async function findReview(game: string): Promise<Review | ReviewProgress | null> {
  const response = await send(`${reviewOf(game)}?optional=yes`, { headers: spoken() });
  return response.status === NO_CONTENT ? null : answer(response);
}

const NO_CONTENT = 204;

const reviewOf = (game: string): string => `api/games/${encodeURIComponent(game)}/review`;

const socketOf = (place: string): string => `${place}/socket?lang=${language.lang}`;

/** Opens the socket of a table before the page shows it: {@link openTableSocket} then returns this one. */
export function prepareTableSocket(table: string): void {
  const place = socketOf(at(table));
  prepareSocket(backends.of(place), place);
}

export function openTableSocket(table: string): Socket {
  const place = socketOf(at(table));
  return openSocket(backends.of(place), place);
}

export const openLobbySocket = (): Socket => server.openSocket(socketOf('api/lobby'));

/** The course of a recorded game with other actions. */
export const loadVariation = (wanted: VariationRequest): Promise<Variation> => post('api/replays/variation', wanted);

/** Makes a match, on the server. */
export const openMatch = (wanted: OpenMatchRequest): Promise<MatchTicket> =>
  post('api/matches', wanted, undefined, server);

export const loadMatch = async (match: string): Promise<MatchResponse> =>
  answer(await send(matchAt(match), { headers: spoken() }, server));

/** Closes a match; its host's key is needed. */
export const closeMatch = async (match: string, key: string): Promise<MatchResponse> =>
  answer(await send(`${matchAt(match)}/close`, { method: 'POST', headers: { ...spoken(), ...seated(key) } }, server));

const matchAt = (match: string): string => `api/matches/${encodeURIComponent(match)}`;

/** Opens the daily game: a server deals its own packs, even if other games are played in this tab meanwhile. */
export const openDaily = (wanted: OpenDailyRequest): Promise<SeatTicket> =>
  post('api/daily', wanted, undefined, features.daily ? server : undefined);

/** The day by the server's clock, and the seeds of the days. */
export const dailyInfo = (): Promise<DailyInfo> => get('api/daily', null, server);

/** The table of everybody of a day; of an open day with the table of one's own finished game, and its key. */
export const dailyTable = (day: string, table?: string, key?: string): Promise<DailyTable> =>
  get(`api/daily/${day}${withTable(table)}`, key, server);

/** What people played on a day that has closed: where the attempt at a table had to decide, or most people. */
export const dailyDecisions = (day: string, table?: string, key?: string): Promise<DailyDecisions> =>
  get(`api/daily/${day}/decisions${withTable(table)}`, key, server);

/** Makes a group for the daily game. */
export const makeGroup = (wanted: MakeDailyGroupRequest): Promise<DailyGroupTicket> =>
  post('api/daily/groups', wanted, undefined, server);

export const joinGroup = (group: string, wanted: JoinDailyGroupRequest): Promise<DailyGroupTicket> =>
  post(`${groupAt(group)}/members`, wanted, undefined, server);

/** The group as a member sees it, or without a key as anybody does. */
export const loadGroup = (group: string, key: string | null): Promise<DailyGroupResponse> =>
  get(groupAt(group), key, server);

export async function leaveGroup(group: string, key: string): Promise<void> {
  const headers = { ...spoken(), ...seated(key) };
  await granted(await send(`${groupAt(group)}/members/own`, { method: 'DELETE', headers }, server));
}

const groupAt = (group: string): string => `api/daily/groups/${encodeURIComponent(group)}`;

const withTable = (table?: string): string => (table === undefined ? '' : `?table=${encodeURIComponent(table)}`);

/** The result of a daily game that is over. */
export const dailyResult = (table: string, key: string): Promise<DailyResultResponse> => get(`${at(table)}/daily`, key);

export const openPractice = (wanted: PracticeRequest): Promise<SeatTicket> => post('api/practice', wanted);

/** Every position of a recorded game. */
export const loadReplay = (record: string, lang: string): Promise<Replay> =>
  post('api/replays', { record, lang } satisfies ReplayRequest);

// Profiles: a device acts for its profile with a key of its own.

export const createProfile = (wanted: CreateProfileRequest): Promise<NewProfile> => post('api/profiles', wanted);
export const restoreProfile = (wanted: RestoreProfileRequest): Promise<OwnProfile> =>
  post('api/profiles/restore', wanted);
export const ownProfile = (key: string): Promise<OwnProfile> => get('api/profiles/own', key);
export const profileInfo = (id: string): Promise<ProfileInfo> => get(`api/profiles/${encodeURIComponent(id)}`);
/** The best of a rating pool; of the largest if none is named. */
export const best = (pool: string): Promise<BestResponse> => get(`api/ratings?pool=${encodeURIComponent(pool)}`);
export const renameProfile = (key: string, name: string): Promise<OwnProfile> =>
  act('POST', '/name', key, { name } satisfies RenameProfileRequest).then(answer<OwnProfile>);
export const changePhrase = (key: string): Promise<NewProfile> => act('POST', '/phrase', key).then(answer<NewProfile>);
export const deleteProfile = (key: string): Promise<unknown> => act('DELETE', '', key);
export const removeDevice = (key: string, device: string): Promise<unknown> =>
  act('DELETE', `/devices/${encodeURIComponent(device)}`, key);
export const blockProfile = (key: string, other: string): Promise<unknown> =>
  act('POST', `/blocks/${encodeURIComponent(other)}`, key);
/** Blocks the person at a seat, who may have no profile. */
export const blockPerson = (key: string, table: string, seat: number): Promise<BlockedInfo> =>
  act('POST', '/blocks', key, { table, seat } satisfies BlockPersonRequest).then(answer<BlockedInfo>);
/** Lifts a block, by its id in your profile. */
export const unblock = (key: string, blocked: string): Promise<unknown> =>
  act('DELETE', `/blocks/${encodeURIComponent(blocked)}`, key);

/** The friends of a profile, who learn that it is here. */
export const friends = (key: string): Promise<FriendsResponse> => get('api/profiles/own/friends', key);
/** Asks the person at a seat of a finished game to be friends, or agrees. */
export const addFriend = (key: string, table: string, seat: number): Promise<unknown> =>
  act('POST', '/friends', key, { table, seat } satisfies AddFriendRequest);
export const agreeToFriend = (key: string, other: string): Promise<unknown> =>
  act('POST', `/friends/${encodeURIComponent(other)}`, key);
export const removeFriend = (key: string, other: string): Promise<unknown> =>
  act('DELETE', `/friends/${encodeURIComponent(other)}`, key);
export const inviteFriend = (key: string, other: string, table: string): Promise<unknown> =>
  act('POST', `/friends/${encodeURIComponent(other)}/invitation`, key, { table } satisfies InviteFriendRequest);

/** Has this device notified when a friend invites. */
export const subscribeInvitations = (key: string, wanted: SubscribeRequest): Promise<unknown> =>
  act('POST', '/push', key, { ...wanted, lang: language.lang } satisfies SubscribeRequest);
export const unsubscribeInvitations = (key: string): Promise<unknown> => act('DELETE', '/push', key);

/** Does something as the profile of that key. */
async function act(method: string, path: string, key: string, body?: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...spoken(), ...seated(key) };
  return granted(
    await send(`api/profiles/own${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
  );
}
