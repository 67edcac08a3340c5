/** What the caches have in common. */

export type Load = (request: Request | string) => Promise<Response>;

/** One address, one stored response: headers of the request make no difference. */
export const MATCH: Readonly<CacheQueryOptions> = { ignoreVary: true };

/** The statuses with which a proxy says that the server behind it does not answer. */
const UNREACHABLE: ReadonlySet<number> = new Set([502, 504]);

export const isUnreachable = (response: Response): boolean => UNREACHABLE.has(response.status);
