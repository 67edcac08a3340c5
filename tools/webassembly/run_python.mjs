// Run a Python program in Pyodide: run_python.mjs SHARED FILES PROGRAM ARGUMENTS…
//   SHARED   a folder that the program can read and write, by the same path
//   FILES    a folder with Pyodide; if it has an app.tar, that is unpacked first
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [shared, files, program, ...args] = process.argv.slice(2);
const archive = join(files, 'app.tar');
const { loadPyodide } = await import(pathToFileURL(join(files, 'pyodide.mjs')));
const pyodide = await loadPyodide();
if (existsSync(archive)) pyodide.unpackArchive(new Uint8Array(readFileSync(archive)), 'tar');
pyodide.mountNodeFS(shared, shared);
pyodide.runPython('import sys; sys.argv = argv', { locals: pyodide.toPy({ argv: [program, ...args] }) });
try {
  const globals = pyodide.toPy({ __name__: '__main__', __file__: program });
  await pyodide.runPythonAsync(readFileSync(program, 'utf8'), { globals, filename: program });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.exit(0);
