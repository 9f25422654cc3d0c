import { join } from 'node:path';
import { root } from '../root.mjs';
import { print } from '../run-script.mjs';
import { contentHash } from '../setup/content-hash.mjs';
import { runOrThrow } from '../setup/run-tool.mjs';
import { runOncePerHash } from '../setup/run-once-per-hash.mjs';

const shared = ['packages', 'package-lock.json', 'tsconfig.base.json'];

/**
 * The two web applications that the server serves, in the order of their builds: both at once need
 * more memory than a small machine has.
 */
const apps = [
  { folder: 'web', name: 'storefront' },
  { folder: 'counter', name: 'counter' },
];

/** Builds each web application whose sources changed since its last build. */
export async function buildApps() {
  for (const app of apps) await buildApp(app);
}

/** Vite empties dist first, which removes the stamp too. */
const buildApp = ({ folder, name }) =>
  runOncePerHash(
    join(root, 'apps', folder, 'dist', 'built-from'),
    contentHash([`apps/${folder}`, ...shared]),
    async () => {
      print(`Building the ${name} …`);
      await runOrThrow(
        `The build of the ${name}`,
        'npm',
        ['run', '--silent', 'build', '-w', `@comanda/${folder}`],
        { NODE_ENV: 'production' },
      );
    },
  );
