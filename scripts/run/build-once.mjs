import { join } from 'node:path';
import { root } from '../root.mjs';
import { print } from '../run-script.mjs';
import { contentHash } from '../setup/content-hash.mjs';
import { runOrThrow } from '../setup/run-tool.mjs';
import { runOncePerHash } from '../setup/run-once-per-hash.mjs';

const shared = ['packages', 'package-lock.json', 'tsconfig.base.json'];

/** Builds the workspace apps/`folder` if its sources changed since its last build. */
export const buildOnce = ({ folder, name }) =>
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
