import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryFiles } from '../guards/repository-files.mjs';
import { root } from '../root.mjs';

/**
 * An imported file of each workspace: an unused export is planted in it, and an orphan file beside
 * the sources.
 */
const plantedIn = {
  'packages/domain/src': 'ids.ts',
  'packages/contract/src': 'wire.ts',
  'packages/i18n/src': 'texts.ts',
  'packages/client/src': 'delay.ts',
  'packages/ui/src': 'tel-url.ts',
  'apps/server/src': 'platform/maybe-promise.ts',
  'apps/web/src': 'platform/paths.ts',
  'apps/counter/src': 'platform/paths.ts',
  'apps/sandbox/src': 'config.ts',
};
const orphan = 'planted-orphan.ts';
const isRead = /(^|\/)([^/]+[.](ts|tsx|mjs|cjs|json|css)|[^/]*rc)$/;

/**
 * Returns the planted offences that knip does not report, in a copy of the sources: other checks
 * read the real ones meanwhile.
 */
export function findUnreportedDeadCode() {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'comanda-dead-code-')));
  try {
    copySources(copy);
    linkPackages(copy);
    plantOffences(copy);
    const report = knipReport(copy);
    return Object.entries(plantedIn).flatMap(([folder, file]) => [
      ...(report.includes(`${folder}/${orphan}`) ? [] : [`an orphan file in ${folder}`]),
      ...(new RegExp(`plantedExport\\s+${folder}/${file}`).test(report)
        ? []
        : [`an unused export in ${folder}/${file}`]),
    ]);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function copySources(copy) {
  for (const [path] of repositoryFiles()) {
    if (!isRead.test(path) || path.startsWith('tenants/')) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
}

/** Installed packages are linked, and our own workspaces lead into the copy. */
function linkPackages(copy) {
  for (const folder of [
    '.',
    'apps/server',
    'apps/web',
    'apps/counter',
    'apps/sandbox',
    ...ownPackages(),
  ]) {
    const installed = join(root, folder, 'node_modules');
    if (!existsSync(installed)) continue;
    mkdirSync(join(copy, folder, 'node_modules'), { recursive: true });
    for (const name of readdirSync(installed).filter((each) => each !== '@comanda'))
      symlinkSync(join(installed, name), join(copy, folder, 'node_modules', name));
  }
  const own = join(copy, 'node_modules', '@comanda');
  mkdirSync(own);
  for (const folder of ownPackages())
    symlinkSync(join(copy, folder), join(own, folder.slice('packages/'.length)));
}

const ownPackages = () =>
  Object.keys(plantedIn)
    .filter((folder) => folder.startsWith('packages/'))
    .map(dirname);

function plantOffences(copy) {
  for (const [folder, file] of Object.entries(plantedIn)) {
    appendFileSync(join(copy, folder, file), '\nexport const plantedExport = 1;\n');
    writeFileSync(join(copy, folder, orphan), 'export const plantedOrphan = 1;\n');
  }
}

/** Knip ends with an exit code other than 0 when it reports something. */
function knipReport(copy) {
  const knip = join(root, 'node_modules', 'knip', 'bin', 'knip.js');
  const { stdout } = spawnSync(process.execPath, [knip, '--no-progress'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return stdout;
}
