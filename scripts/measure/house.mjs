import { repositoryFiles } from '../guards/repository-files.mjs';
import { print, runScript } from '../run-script.mjs';
import { readFeatureCommits } from './feature-commits.mjs';
import { houseRows } from './house-rows.mjs';
import { findUnsharedExports } from './unshared-exports.mjs';

/**
 * Prints how the working tree is built, beside the goals. Exits with 0 also if a goal is missed.
 */
await runScript(() => {
  const rows = houseRows(repositoryFiles(), findUnsharedExports(), readFeatureCommits());
  const width = Math.max(...rows.map(({ name }) => name.length));
  const line = (name, value, goal, end) =>
    `${name.padEnd(width)}  ${value.padStart(12)}  ${goal.padStart(4)}  ${end}`.trimEnd();
  print(line('', 'today', 'goal', ''));
  for (const { name, value, goal, isMet } of rows)
    print(
      goal === undefined
        ? line(name, value, '', '')
        : line(name, value, String(goal), isMet ? 'met' : 'missed'),
    );
});
