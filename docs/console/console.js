/** The console of the documentation: sends programs to a worker that runs Python. */

/** The list of Python's files: the documentation lies in a folder of the static site. */
const LIST = new URL('../../python.json', import.meta.url);

const program = document.getElementById('program');
const run = document.getElementById('run');
const status = document.getElementById('status');
const output = document.getElementById('output');

/** Null until it is wanted. */
let worker = null;

/** The address of the folder of Python's files, and the name of the archive with the library; null without them. */
async function findPython() {
  const response = await fetch(LIST).catch(() => null);
  if (!response?.ok) return null;
  const { files } = await response.json();
  const archive = files.find(({ path }) => path.endsWith('.tar')).path;
  return { folder: new URL('.', new URL(archive, LIST)).href, archive: archive.split('/').pop() };
}

async function startWorker() {
  const python = await findPython();
  if (!python) {
    status.textContent = 'Python is not here: open this page on the published site, or build it with make site.';
    return null;
  }
  status.textContent = 'Python is being loaded …';
  const started = new Worker(new URL('console-worker.js', import.meta.url), { type: 'module' });
  started.onerror = ({ message }) => finish(`Python has not started: ${message}`);
  started.onmessage = ({ data }) => {
    if (data.kind === 'output') output.textContent += data.text;
    else finish(data.error ?? 'Done.');
  };
  started.postMessage({ kind: 'start', ...python });
  return started;
}

function finish(words) {
  status.textContent = words;
  run.disabled = false;
}

async function runProgram() {
  if (run.disabled) return;
  run.disabled = true;
  output.textContent = '';
  worker ??= await startWorker();
  if (!worker) return finish(status.textContent);
  status.textContent = 'Running …';
  worker.postMessage({ kind: 'run', program: program.value });
}

run.addEventListener('click', runProgram);
program.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void runProgram();
});
run.disabled = false;
status.textContent = 'Python is loaded when you run a program.';
