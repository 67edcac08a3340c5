// Call the function main of a Python file in Pyodide: run_python.mjs SHARED FILES PROGRAM ARGUMENTS…
//   SHARED   a folder that the program can read, write and import from, by the same path
//   FILES    a folder with Pyodide; if it has an app.tar, that is unpacked first
//   PROGRAM  the file; its main takes the arguments as strings, and may be a coroutine
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [shared, files, program, ...args] = process.argv.slice(2);
const archive = join(files, 'app.tar');
const { loadPyodide } = await import(pathToFileURL(join(files, 'pyodide.mjs')));
const pyodide = await loadPyodide();
if (existsSync(archive)) pyodide.unpackArchive(new Uint8Array(readFileSync(archive)), 'tar');
pyodide.mountNodeFS(shared, shared);
try {
  await pyodide.runPythonAsync(
    `
import inspect, runpy, sys
sys.path.append(shared)
called = runpy.run_path(program)["main"](*args)
if inspect.isawaitable(called):
    await called
`,
    { locals: pyodide.toPy({ shared, program, args }) },
  );
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.exit(0);
