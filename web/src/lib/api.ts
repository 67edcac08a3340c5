/** The few requests beside the socket. */

export interface Variant {
  id: string;
  title: string;
  seats: number[];
  summary: string;
}

export interface NewTable {
  variant: string;
  seats: number;
  against: string[];
  name: string;
  pace: number;
}

export interface Opened {
  table: string;
  key: string;
  seat: number;
}

/** The server's own sentence about what was wrong. */
export class Refused extends Error {}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const body = (await response.json().catch(() => ({}))) as { message?: string };
  throw new Refused(body.message ?? '');
}

export async function variants(): Promise<Variant[]> {
  return answer(await fetch('/api/variants'));
}

export async function openTable(wanted: NewTable): Promise<Opened> {
  return answer(
    await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    }),
  );
}

export function socketAddress(table: string, place: { protocol: string; host: string } = location): string {
  const scheme = place.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${place.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
