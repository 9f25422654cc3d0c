import { expect, test } from 'vitest';
import {
  cardFormOrigins,
  defaultPaymentSettings,
  takesTypedCards,
  withKushki,
} from './payment-settings.ts';

const addresses = {
  apiUrl: 'https://api.kushkipagos.example/v1',
  fieldsUrl: 'https://fields.example/kushki/fields',
  challengeUrl: 'https://fields.example/kushki/challenge',
};

test('a brand without an id of its own takes typed cards only in a demonstration', () => {
  const own = { ...defaultPaymentSettings, kushkiMerchantId: 'of-the-brand' };
  const demo = { addresses, merchantId: 'of-the-demonstration' };
  expect(takesTypedCards(withKushki(defaultPaymentSettings, demo))).toBe(true);
  expect(withKushki(own, demo).kushkiMerchantId).toBe('of-the-brand');
  expect(takesTypedCards(withKushki(defaultPaymentSettings, { ...demo, merchantId: null }))).toBe(
    false,
  );
  expect(takesTypedCards(withKushki(own, null))).toBe(false);
});

test('a page frames the provider’s fields, or calls the provider for its own form, and nothing else', () => {
  const payments = withKushki(defaultPaymentSettings, { addresses, merchantId: 'demo-id' });
  expect(cardFormOrigins(payments, ['webpay', 'kushkiCard'])).toEqual({
    frames: ['https://fields.example'],
    connections: [],
  });
  const own = { ...payments, kushkiForm: 'ownForm' } as const;
  expect(cardFormOrigins(own, ['kushkiCardSubscription'])).toEqual({
    frames: ['https://fields.example'],
    connections: ['https://api.kushkipagos.example'],
  });
  const none = { frames: [], connections: [] };
  expect(cardFormOrigins(own, ['webpay', 'cash'])).toEqual(none);
  expect(cardFormOrigins(defaultPaymentSettings, ['kushkiCard'])).toEqual(none);
});
