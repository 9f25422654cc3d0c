/**
 * The stories of a suite in Playwright's JSON report, one per width: `{ name, status, seconds }`.
 * The time of a story includes its retries.
 */
export const storiesOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(runsOf),
  ...suites.flatMap(storiesOf),
];

const runsOf = ({ title, file, line, tests }) =>
  tests.map(({ projectName, status, results }) => ({
    seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
    status,
    name: `[${projectName}] e2e/${file}:${line} ${title}`,
  }));
