/**
 * Writes the pages of the static site, which has no server: `index.html`, and `404.html` for the addresses of the other
 * pages. They say where the site is and that games are played in the browser; without headers, the policy is in them.
 */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const FOLDER = '../build/static-pages';
const SCRIPT = 'src/site-root.ts';
/** The base in the page of a server. */
const SERVER_BASE = '<base href="/" />';

export function staticPages(folder: string = FOLDER): Plugin {
  return {
    name: 'static-pages',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const page = readFileSync(resolve(dir, 'index.html'), 'utf8');
      const script = (await bundleScript(SCRIPT)).trim();
      mkdirSync(folder, { recursive: true });
      writeFileSync(resolve(folder, 'index.html'), staticPage(page, '<base href="./" />'));
      writeFileSync(resolve(folder, '404.html'), staticPage(page, `<script>${script}</script>`, script));
    },
  };
}

/** The page with another base, which may be set by an inline script. */
function staticPage(page: string, base: string, script?: string): string {
  const parts = page.split(SERVER_BASE);
  if (parts.length !== 2) throw new Error('the page has not exactly one base');
  const policy = `<meta http-equiv="content-security-policy" content="${policyWith(script)}" />`;
  const host = '<meta name="settebello-host" content="browser" /><meta name="settebello-features" content="offline" />';
  return parts.join([policy, base, host].join('\n    '));
}

function policyWith(script?: string): string {
  const hash = script === undefined ? '' : ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval'${hash}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');
}
