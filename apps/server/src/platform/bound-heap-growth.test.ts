import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/**
 * Makes objects that live for a while, until the room for new ones has grown, and then as many
 * more. Prints the room before, and the most of it.
 */
const program = `
  import { boundHeapGrowth, semiSpaceMegabytes } from ${JSON.stringify(
    new URL('bound-heap-growth.ts', import.meta.url).href,
  )};
  const before = semiSpaceMegabytes();
  if (process.argv[1] === 'bounded') boundHeapGrowth(new AbortController().signal, 1);
  const held = [];
  let most = 0;
  for (let at = 0; at < 3_000; at += 1) {
    held[at % 60] = Array.from({ length: 2_000 }, (_, of) => ({ of }));
    most = Math.max(most, semiSpaceMegabytes());
    if (at % 5 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  console.log(JSON.stringify({ before, most }));`;

const run = (way: string): { before: number; most: number } =>
  JSON.parse(
    spawnSync(process.execPath, ['--input-type=module', '--eval', program, way], {
      encoding: 'utf8',
    }).stdout,
  ) as { before: number; most: number };

test('the room for new objects grows under load, to half of what it would be', () => {
  const bounded = run('bounded');
  expect(bounded.before).toBeLessThan(4);
  expect(bounded.most).toBeGreaterThan(4);
  expect(bounded.most).toBeLessThanOrEqual(8);
  expect(run('free').most).toBeGreaterThan(12);
});
