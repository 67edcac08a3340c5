/** The worker that thinks: computer players, hints and reviews. Its requests come from the worker with the tables. */

import { StartClock, startPython } from './interpreter';
import type { FromThinkingWorker, StartMessage, ToThinkingWorker } from './messages';
import { MODEL_FOLDER, openModelFolder } from './model-folder';
import { scopeOf } from './worker-scope';

interface Thinker {
  hear(line: string): void;
}

interface ThinkingModule {
  start_thinker(send: (line: string) => void, modelFolder: string, keepModels: () => void): Thinker;
}

const scope = scopeOf<ToThinkingWorker, FromThinkingWorker>();

scope.onmessage = ({ data }) => {
  start(data).catch((error: unknown) => scope.postMessage({ kind: 'failed', reason: 'python', detail: String(error) }));
};

async function start({ python: folder, port }: StartMessage): Promise<void> {
  const clock = new StartClock();
  const python = await startPython(folder, clock);
  const keepModels = await openModelFolder(python.FS);
  clock.mark('models');
  const { start_thinker } = python.pyimport('settebello.server.in_browser.thinking_worker') as ThinkingModule;
  const thinker = start_thinker(
    (line) => port.postMessage(line),
    MODEL_FOLDER,
    () => void keepModels(),
  );
  port.onmessage = ({ data }: MessageEvent<string>) => thinker.hear(data);
  clock.mark('ready');
  scope.postMessage({ kind: 'ready', steps: clock.steps });
}
