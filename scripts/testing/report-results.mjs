import { print } from '../run-script.mjs';

const sumOf = (results, key) => results.reduce((total, result) => total + result[key], 0);

/**
 * Prints the slowest stories, the failed and flaky tests by name, the time of each stage, the names
 * of the stages that were not run and the total, and last `N passed, N failed`. Returns the exit
 * code.
 */
export function reportResults(results, notRun, seconds) {
  const slowest = results.flatMap((result) => result.slowest ?? []);
  if (slowest.length > 0) print(`\nThe ${slowest.length} slowest stories`);
  for (const story of slowest) print(`${story.seconds.toFixed(1).padStart(7)} s  ${story.name}`);
  print('');
  for (const problem of results.flatMap((result) => result.problems ?? [])) print(problem);
  for (const result of results) print(stageLine(result));
  for (const name of notRun) print(`not run ${name}`);
  print(`        ${'together'.padEnd(12)} ${asTime(seconds)}`);
  print(`\n${sumOf(results, 'passed')} passed, ${sumOf(results, 'failed')} failed`);
  return sumOf(results, 'failed') === 0 ? 0 : 1;
}

const stageLine = ({ name, failed, flaky, seconds }) =>
  `${failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(12)} ${seconds.toFixed(1)} s${flaky ? `  (${flaky} flaky)` : ''}`;

const asTime = (seconds) => `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
