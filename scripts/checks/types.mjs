import { runScript, PlainError, print } from '../run-script.mjs';
import { runTool } from '../setup/run-tool.mjs';

/**
 * Each project has its own libraries: the domain uses neither Node nor browser globals, so that one
 * file runs in both.
 */
const projects = [
  'packages/domain',
  'packages',
  'packages/i18n',
  'packages/client',
  'packages/ui',
  'apps/server',
  'apps/sandbox',
  'apps/web',
  'apps/counter',
  'tools',
];

await runScript(async () => {
  const failed = [];
  for (const project of projects)
    if ((await runTool('tsc', ['--project', project])) !== 0) failed.push(project);
  if (failed.length > 0) throw new PlainError(`Types: errors in ${failed.join(', ')}`);
  print(`Types: ${projects.length} projects, no error.`);
});
