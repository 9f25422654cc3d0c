import { join } from 'node:path';
import { root } from '../root.mjs';
import { print } from '../run-script.mjs';
import { contentHash } from '../setup/content-hash.mjs';
import { runOrThrow } from '../setup/run-tool.mjs';
import { runOncePerHash } from '../setup/run-once-per-hash.mjs';

const sources = ['apps/web', 'packages', 'package-lock.json', 'tsconfig.base.json'];

/** Builds the storefront if its sources changed since the last build. Vite empties dist first, which removes the stamp too. */
export async function buildWeb() {
  await runOncePerHash(
    join(root, 'apps', 'web', 'dist', 'built-from'),
    contentHash(sources),
    async () => {
      print('Building the storefront …');
      await runOrThrow(
        'The build of the storefront',
        'npm',
        ['run', '--silent', 'build', '-w', '@comanda/web'],
        { NODE_ENV: 'production' },
      );
    },
  );
}
