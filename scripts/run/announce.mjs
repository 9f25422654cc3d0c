import { relative } from 'node:path';
import { root } from '../root.mjs';
import { say } from '../say.mjs';
import { isDemo } from './stack.mjs';
import { tenantHosts } from './tenant-folders.mjs';

/** Says what runs where, as addresses to open. */
export function announce({ ports, database, logs, seconds }) {
  const [first, ...others] = tenantHosts();
  say(`\nComanda is up (${seconds.toFixed(1)} s). Ctrl-C stops it.\n`);
  say(`  storefront  http://${first}:${ports.server}`);
  for (const host of others) say(`              http://${host}:${ports.server}`);
  say(`  API docs    http://${first}:${ports.server}/docs`);
  if (isDemo(process.env)) say(`  sandbox     http://127.0.0.1:${ports.sandbox}`);
  say(`  database    ${database}`);
  say(`  logs        ${relative(root, logs)}\n`);
}
