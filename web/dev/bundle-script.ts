/** Bundles a module of the page into one plain script: not every browser knows workers that are modules. */

import { build } from 'vite';

/** The text of the script. `define` replaces names in it by JSON. */
export async function bundleScript(input: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: { write: false, target: 'es2022', rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const [script] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (script?.type !== 'chunk') throw new Error(`${input} has not been bundled`);
  return script.code;
}
