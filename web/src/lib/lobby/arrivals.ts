/** The tables to which the lobby has brought this page: whoever comes from there is ready. */

const arrived = new Set<string>();

export function noteArrival(table: string): void {
  arrived.add(table);
}

/** Whether this page has just come from the lobby; true once. */
export function takeArrival(table: string): boolean {
  return arrived.delete(table);
}
