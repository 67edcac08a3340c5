/** Notices when a table is open in another tab of this browser too. */

/** Calls `met` when another tab has the same table and seat; the answer ends it. */
export function otherTabs(table: string, met: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel('settebello');
  channel.onmessage = ({ data }: MessageEvent<{ table?: string; new?: boolean }>) => {
    if (data.table !== table) return;
    if (data.new) channel.postMessage({ table });
    met();
  };
  channel.postMessage({ table, new: true });
  return () => channel.close();
}
