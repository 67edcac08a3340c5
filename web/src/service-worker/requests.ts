/** Code that the caches share. */

import { within } from '../lib/deadline';
import { siteAddress } from '../lib/site';

export type Load = (request: Request | string) => Promise<Response>;

/** The address of a place within the site, such as `/lesson`. */
export const addressOf = (place: string, scope: string): string => siteAddress(`.${place}`, scope);

/** One address, one stored response: headers of the request make no difference. */
export const MATCH: Readonly<CacheQueryOptions> = { ignoreVary: true };

/** The statuses of a proxy whose server does not answer. */
const UNREACHABLE: ReadonlySet<number> = new Set([502, 504]);

const isUnreachable = (response: Response): boolean => UNREACHABLE.has(response.status);

/** How long the server may take to begin its answer before a stored one replaces it, in milliseconds. */
const DEADLINE = 8000;

/**
 * The response of the server, or the stored one if the server cannot be reached or does not answer in time. Without a
 * stored one, the outcome of the request.
 */
export async function networkFirst(
  loading: Promise<Response>,
  stored: () => Promise<Response | undefined>,
): Promise<Response> {
  const response = await within(DEADLINE, loading).catch(() => null);
  if (response !== null && !isUnreachable(response)) return response;
  return (await stored()) ?? loading;
}
