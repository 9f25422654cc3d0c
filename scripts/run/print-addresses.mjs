import { relative } from 'node:path';
import { root } from '../root.mjs';
import { print } from '../run-script.mjs';
import { isDemo } from './stack.mjs';
import { tenantHosts } from './tenant-folders.mjs';

/** Prints the address of each service. */
export function printAddresses({ ports, database, logs, seconds }) {
  const [first, ...others] = tenantHosts();
  print(`\nComanda is up (${seconds.toFixed(1)} s). Ctrl-C stops it.\n`);
  print(`  storefront  http://${first}:${ports.server}`);
  for (const host of others) print(`              http://${host}:${ports.server}`);
  print(`  counter     http://${first}:${ports.server}/mostrador`);
  if (isDemo(process.env)) {
    const brand = first.split('.')[0];
    print(`              sign in as dueno@${brand}.example (owner), encargado@… or equipo@…;`);
    print(`              the code arrives at http://127.0.0.1:${ports.sandbox}/mail`);
  } else print('              its first owner: npm run tenant -- owner <folder> <email>');
  print(`  API docs    http://${first}:${ports.server}/docs`);
  if (isDemo(process.env)) print(`  sandbox     http://127.0.0.1:${ports.sandbox}`);
  print(`  database    ${database}`);
  print(`  logs        ${relative(root, logs)}\n`);
}
