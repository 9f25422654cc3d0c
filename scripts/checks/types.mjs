import { availableParallelism } from 'node:os';
import { runScript, PlainError, print } from '../run-script.mjs';
import { runTool } from '../setup/run-tool.mjs';

/**
 * Each project has its own libraries: the domain uses neither Node nor browser globals, so that one
 * file runs in both. The dearest come first. What runs in a browser has the same options
 * everywhere, and is read as one project.
 */
const projects = [
  'apps/server',
  'apps/tsconfig.browsers.json',
  'tools',
  'packages',
  'apps/sandbox',
  'packages/domain',
  'packages/i18n',
];

/**
 * A project is read in one thread, because several would each find out the same types again; as
 * many projects as there are cores run side by side, at most two for the sake of memory.
 */
const sideBySide = Math.min(2, availableParallelism());

await runScript(async () => {
  const failed = [];
  const waiting = [...projects];
  const readNext = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift())
      if ((await runTool('tsc', ['--singleThreaded', '--project', project])) !== 0)
        failed.push(project);
  };
  await Promise.all(Array.from({ length: sideBySide }, readNext));
  if (failed.length > 0) throw new PlainError(`Types: errors in ${failed.join(', ')}`);
  print(`Types: ${projects.length} projects, no error.`);
});
