import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const serverRoot = join(import.meta.dirname, '../..');

/** Returns the `update orders … where` parts of a source that set the column `status`. */
const statusUpdates = (source: string): string[] =>
  [...source.matchAll(/update\s+orders\s[^`]*?\swhere\s/giu)]
    .map(([update]) => update)
    .filter((update) => /\bstatus\s*=(?!=)/u.test(update));

test('an update of an order’s status is recognised, and an update of another column is not', () => {
  expect(statusUpdates('update orders set version = 1, status = $1 where id = $2')).toHaveLength(1);
  expect(statusUpdates('update orders o\n set status = $1\n where id = $2')).toHaveLength(1);
  expect(statusUpdates('update orders set payment_status = $1 where status = $2')).toEqual([]);
});

test('two statements write an order’s status: one for its progress, one for its end', () => {
  const writers = globSync('**/*.{ts,sql}', { cwd: serverRoot })
    .filter((path) => !path.endsWith('.test.ts') && !path.startsWith('testing/'))
    .filter((path) => statusUpdates(readFileSync(join(serverRoot, path), 'utf8')).length > 0);
  expect(writers.toSorted()).toEqual([
    'order/end/save-order-end.rows.ts',
    'order/move-order.rows.ts',
  ]);
});
