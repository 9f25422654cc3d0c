import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { print } from '../run-script.mjs';
import { contentHash } from '../setup/content-hash.mjs';
import { runOrThrow } from '../setup/run-tool.mjs';
import { runOncePerHash } from '../setup/run-once-per-hash.mjs';

const shared = ['packages', 'package-lock.json', 'tsconfig.base.json'];

const stampOf = (folder) => join(root, 'apps', folder, 'dist', 'built-from');
const isSource = (file) => !/\.test\.tsx?$|\/src\/testing\//.test(file);
const hashOf = (folder) => contentHash([`apps/${folder}`, ...shared], isSource);

/** True if the build of the workspace apps/`folder` is of the present sources. */
export const isBuilt = (folder) =>
  existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === hashOf(folder);

/** Builds the workspace apps/`folder` if its sources changed since its last build. */
export const buildOnce = ({ folder, name }) =>
  runOncePerHash(stampOf(folder), hashOf(folder), async () => {
    print(`Building the ${name} …`);
    await runOrThrow(
      `The build of the ${name}`,
      'npm',
      ['run', '--silent', 'build', '-w', `@comanda/${folder}`],
      { NODE_ENV: 'production' },
    );
  });
