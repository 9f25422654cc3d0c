import { join } from 'node:path';
import { root } from '../root.mjs';
import { say } from '../say.mjs';
import { contentHash } from '../setup/content-hash.mjs';
import { mustRun } from '../setup/run-tool.mjs';
import { oncePer } from '../setup/stamp.mjs';

const sources = ['apps/web', 'packages', 'package-lock.json', 'tsconfig.base.json'];

/** Builds the storefront when its sources changed since the last build. Vite empties dist first, and the stamp with it. */
export async function buildWeb() {
  await oncePer(join(root, 'apps', 'web', 'dist', 'built-from'), contentHash(sources), async () => {
    say('Building the storefront …');
    await mustRun('The build of the storefront', 'npm', ['run', '--silent', 'build', '-w', '@comanda/web'], { NODE_ENV: 'production' });
  });
}
