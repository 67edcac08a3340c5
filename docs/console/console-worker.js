/** Runs programs in Python, one after the other. */

let starting = null;

async function start(folder, archiveName) {
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const archive = fetch(`${folder}${archiveName}`).then((response) => response.arrayBuffer());
  const write = (text) => postMessage({ kind: 'output', text: `${text}\n` });
  const python = await loadPyodide({ indexURL: folder, checkIntegrity: false, stdout: write, stderr: write });
  python.unpackArchive(new Uint8Array(await archive), 'tar');
  return python;
}

async function run(program) {
  const python = await starting;
  const value = await python.runPythonAsync(program);
  if (value !== undefined) postMessage({ kind: 'output', text: `${value?.toString() ?? value}\n` });
  value?.destroy?.();
}

onmessage = async ({ data }) => {
  try {
    if (data.kind === 'start') {
      starting = start(data.folder, data.archive);
      await starting;
    } else {
      await run(data.program);
      postMessage({ kind: 'done' });
    }
  } catch (error) {
    postMessage({ kind: 'output', text: `${error.message ?? error}\n` });
    postMessage({ kind: 'done', error: 'The program has stopped with an error.' });
  }
};
