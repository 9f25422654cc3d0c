import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { balancedEntries, type LedgerEntry } from './ledger-entry.ts';

const entries: readonly LedgerEntry[] = [
  { account: 'clearing', amount: minor(11_990) },
  { account: 'sales', amount: minor(-10_000) },
  { account: 'delivery', amount: minor(-1_990) },
];

test('entries that sum to zero are an event, and no entries are no event', () => {
  expect(balancedEntries('placed', entries)).toBe(entries);
  expect(balancedEntries('undone', [])).toEqual([]);
});

test.each([0, 1, 2])('an event without its entry %i is refused with the difference', (missing) => {
  const rest = entries.toSpliced(missing, 1);
  const difference = -(entries[missing]?.amount ?? 0);
  expect(() => balancedEntries('placed', rest)).toThrow(
    `ledger event placed is out of balance by ${difference}: `,
  );
});
