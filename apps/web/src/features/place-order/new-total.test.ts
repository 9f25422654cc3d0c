import { readMetadata } from '@comanda/contract/error-body.ts';
import { expect, test } from 'vitest';
import { newTotal } from './new-total.ts';

test('a total that changed names the new one, as the server sends it', () => {
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
])('%o offers none', (metadata) => {
  expect(newTotal(metadata)).toBeNull();
});
