import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const named = /`((?:apps|bench|docs|e2e|packages|scripts|tenants|tools)\/[\w./-]*\w)\/?`/g;

/** A page that sends its reader to a file that is not there. Paths are those between backticks, without wildcards. */
export function findDeadPaths(path, text) {
  if (!/^(README|CONTRIBUTING|docs\/.*)[.]md$/.test(path)) return [];
  return [...text.matchAll(named)]
    .filter(([, target]) => !existsSync(join(root, target)))
    .map(([, target]) => `${path}: there is no ${target}`);
}
