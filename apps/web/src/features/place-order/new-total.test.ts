import { readMetadata } from '@comanda/contract/error-body.ts';
import { expect, test } from 'vitest';
import { newTotal } from './new-total.ts';

test('a changed total shows the server’s new total', () => {
  const wire = {
    field: 'expectedTotal',
    reason: 'TOTAL_CHANGED',
    expectedTotal: 82.5,
    quote: { subtotal: 80, total: 85.5 },
  };
  expect(newTotal(readMetadata(wire, 2))).toBe(8_550);
});

test.each([
  {},
  { reason: 'TIP_TOO_LARGE', maximum: 100 },
  { reason: 'TOTAL_CHANGED' },
  { reason: 'TOTAL_CHANGED', quote: { total: '85' } },
])('%o has no new total', (metadata) => {
  expect(newTotal(metadata)).toBeNull();
});
