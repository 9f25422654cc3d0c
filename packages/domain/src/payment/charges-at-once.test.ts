import { expect, test } from 'vitest';
import { attemptStates } from './attempt.ts';
import { chargesAtOnce, hasUnknownCharge } from './charges-at-once.ts';
import { paymentMethodNames } from './method-names.ts';

test('saved cards and card tokens are charged at once', () => {
  expect(paymentMethodNames.filter(chargesAtOnce)).toEqual([
    'oneclick',
    'kushkiCard',
    'kushkiCardSubscription',
  ]);
});

test('a charge is unknown until it has paid or failed', () => {
  const unknown = attemptStates.filter((state) =>
    hasUnknownCharge([
      { method: 'webpay', state: 'failed' },
      { method: 'oneclick', state },
    ]),
  );
  expect(unknown).toEqual(['created', 'pending', 'authorised']);
});

test('a page that the shopper may still leave is no unknown charge', () => {
  expect(hasUnknownCharge([{ method: 'mercadoPago', state: 'pending' }])).toBe(false);
});
