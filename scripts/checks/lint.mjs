import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { PlainError, runScript } from '../run-script.mjs';
import { runTool } from '../setup/run-tool.mjs';

/** oxlint reads only the folders it is given, and fails on a folder without sources. */
const folders = ['packages', 'apps', 'scripts', 'e2e', 'bench', 'tools'].filter(
  (folder) =>
    existsSync(join(root, folder)) &&
    globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude: ['**/node_modules'] }).length > 0,
);

const linters = [
  ['oxlint', 'oxlint', ['--type-aware', '--quiet', ...folders]],
  [
    'stylelint',
    'stylelint',
    ['--allow-empty-input', '{apps/web,apps/counter,packages/ui}/src/**/*.css'],
  ],
  ['the guards', 'node', ['scripts/checks/guards.mjs']],
  ['the commit subjects', 'node', ['scripts/checks/commit-subjects.mjs']],
];

await runScript(async () => {
  const failed = [];
  for (const [name, tool, args] of linters)
    if ((await runTool(tool, args)) !== 0) failed.push(name);
  if (failed.length > 0)
    throw new PlainError(`Lint: ${failed.join(' and ')} found something, see above.`);
});
