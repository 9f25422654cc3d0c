import { readFileSync } from 'node:fs';
import { storiesOf } from './stories-of.mjs';

/**
 * The slowest stories of Playwright's JSON report, slowest first: `{ seconds, name }`. The time of
 * a story includes its retries.
 */
export function slowestStories(file, count = 10) {
  const { suites } = JSON.parse(readFileSync(file, 'utf8'));
  return suites
    .flatMap(storiesOf)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ seconds, name }) => ({ seconds, name }));
}
