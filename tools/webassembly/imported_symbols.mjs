// Fail if a side module imports a symbol that Pyodide lacks: imported_symbols.mjs pyodide.asm.wasm FOLDER
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Symbols that the dynamic linker gives to each module.
const LINKER = ['memory', '__indirect_function_table', '__stack_pointer', '__memory_base', '__table_base'];

const [program, folder] = process.argv.slice(2);
const compile = (file) => new WebAssembly.Module(readFileSync(file));
const exported = (module) => WebAssembly.Module.exports(module).map(({ name }) => name);
const imported = (module) => WebAssembly.Module.imports(module).map(({ name }) => name);

const pyodide = compile(program);
const known = new Set([...LINKER, ...exported(pyodide), ...imported(pyodide)]);
const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.so'));
let missing = 0;
for (const file of files) {
  const module = compile(join(folder, file));
  const own = new Set(exported(module));
  for (const name of imported(module)) {
    if (known.has(name) || own.has(name)) continue;
    console.error(`${file} imports ${name}, which Pyodide does not have.`);
    missing++;
  }
}
console.log(`${files.length} side modules`);
process.exit(missing ? 1 : 0);
