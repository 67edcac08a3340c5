/** What the caches have in common. */

import { within } from '../lib/deadline';

export type Load = (request: Request | string) => Promise<Response>;

/** One address, one stored response: headers of the request make no difference. */
export const MATCH: Readonly<CacheQueryOptions> = { ignoreVary: true };

/** The statuses with which a proxy says that the server behind it does not answer. */
const UNREACHABLE: ReadonlySet<number> = new Set([502, 504]);

const isUnreachable = (response: Response): boolean => UNREACHABLE.has(response.status);

/** Milliseconds in which the server has to begin its answer, where a stored one may take its place. */
const DEADLINE = 8000;

/**
 * The response of the server; where it cannot be reached or has not answered in time, the stored one. Without a stored
 * one, whatever becomes of the request.
 */
export async function networkFirst(
  loading: Promise<Response>,
  stored: () => Promise<Response | undefined>,
): Promise<Response> {
  const response = await within(DEADLINE, loading).catch(() => null);
  if (response !== null && !isUnreachable(response)) return response;
  return (await stored()) ?? loading;
}
