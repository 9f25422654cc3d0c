import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { PlainError, print, runScript } from '../run-script.mjs';
import { runTool } from '../setup/run-tool.mjs';

/** A file of each workspace that others import: an export is planted in it. */
const plantedIn = {
  'packages/domain/src': 'ids.ts',
  'packages/contract/src': 'wire.ts',
  'packages/i18n/src': 'texts.ts',
  'apps/server/src': 'platform/maybe-promise.ts',
  'apps/web/src': 'platform/paths.ts',
  'apps/sandbox/src': 'config.ts',
};
const orphan = 'planted-orphan.ts';
const plantedExport = '\nexport const plantedUnusedExport = 1;\n';

/** Plants an orphan file and an unused export in each workspace, and answers those that knip does not report. */
function unreportedOffences() {
  const originals = new Map();
  try {
    for (const [folder, file] of Object.entries(plantedIn)) {
      const path = join(root, folder, file);
      originals.set(path, readFileSync(path));
      appendFileSync(path, plantedExport);
      writeFileSync(join(root, folder, orphan), 'export const plantedOrphan = 1;\n');
    }
    const report = knipReport();
    return Object.entries(plantedIn).flatMap(([folder, file]) => [
      ...(report.includes(`${folder}/${orphan}`) ? [] : [`an orphan file in ${folder}`]),
      ...(new RegExp(`plantedUnusedExport\\s+${folder}/${file}`).test(report)
        ? []
        : [`an unused export in ${folder}/${file}`]),
    ]);
  } finally {
    for (const [path, content] of originals) writeFileSync(path, content);
    for (const folder of Object.keys(plantedIn))
      rmSync(join(root, folder, orphan), { force: true });
  }
}

/** Knip ends with a code that is not 0 as soon as it reports something. */
function knipReport() {
  try {
    return execFileSync('npx', ['knip', '--no-progress'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    return String(error.stdout);
  }
}

/** Fails on files and exports that nothing uses, and when a planted one is not found. */
await runScript(async () => {
  const left = Object.keys(plantedIn).filter((folder) => existsSync(join(root, folder, orphan)));
  for (const folder of left) rmSync(join(root, folder, orphan));
  if ((await runTool('knip', [])) !== 0)
    throw new PlainError('Dead code: knip found something, see above.');
  const unreported = unreportedOffences();
  if (unreported.length > 0)
    throw new PlainError(`Dead code: knip does not see\n  ${unreported.join('\n  ')}`);
  print('Dead code: none, and each planted orphan and unused export was found.');
});
