import { readFileSync } from 'node:fs';

/** The slowest stories of Playwright's JSON report, slowest first: `{ seconds, name }`. A story counts with all of its tries. */
export function slowestStories(file, count = 10) {
  const { suites } = JSON.parse(readFileSync(file, 'utf8'));
  return suites
    .flatMap(storiesOf)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count);
}

const storiesOf = ({ specs = [], suites = [] }) => [...specs.flatMap(runsOf), ...suites.flatMap(storiesOf)];

/** One run per width. */
const runsOf = ({ title, file, line, tests }) =>
  tests.map(({ projectName, results }) => ({
    seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
    name: `[${projectName}] e2e/${file}:${line} ${title}`,
  }));
