import { expect, test } from 'vitest';
import { attemptStates } from './attempt.ts';
import { chargesAtOnce, hasUnknownCharge, isUnknownCharge } from './charges-at-once.ts';
import { paymentMethodNames } from './method-names.ts';
import { paymentMethods } from './methods.ts';

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

test('the first call of a framed payment may have charged, its page has not, and its last step may have', () => {
  const unknown = attemptStates.filter((state) =>
    hasUnknownCharge([{ method: 'credomatic', state }]),
  );
  expect(unknown).toEqual(['created']);
  const sent = attemptStates.filter((state) =>
    hasUnknownCharge([{ method: 'credomatic', state, isLastStepSent: true }]),
  );
  expect(sent).toEqual(['created', 'pending', 'authorised']);
});

test('a started page or wallet never blocks another payment', () => {
  const pages = paymentMethodNames.filter((name) =>
    ['redirect', 'qrOrLink'].includes(paymentMethods[name].flow),
  );
  expect(pages).toEqual(expect.arrayContaining(['webpay', 'chek']));
  for (const method of pages)
    for (const state of attemptStates) expect(isUnknownCharge({ method, state })).toBe(false);
});
