import { expect, test } from 'vitest';
import { reusedKeyRefusal } from './same-key-other-body.ts';

test('the same key with the same content returns the stored outcome', () => {
  expect(reusedKeyRefusal({ bodyHash: 'a' }, { bodyHash: 'a' })).toBeNull();
});

test('the same key with another content is refused, whichever part differs', () => {
  const refusal = {
    label: 'INVALID_PARAMETER',
    metadata: { field: 'idempotency-key', reason: 'KEY_REUSED' },
  };
  const paid = { method: 'webpay', redirectUrl: 'https://burger.example/orders' };
  expect(reusedKeyRefusal({ bodyHash: 'a' }, { bodyHash: 'b' })).toEqual(refusal);
  expect(reusedKeyRefusal(paid, { ...paid, redirectUrl: 'https://burger.example' })).toEqual(
    refusal,
  );
  expect(reusedKeyRefusal(paid, { ...paid, method: 'card' })).toEqual(refusal);
});
