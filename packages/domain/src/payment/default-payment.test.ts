import { expect, test } from 'vitest';
import { makeStore } from '../testing/make.ts';
import { defaultPayment, type SavedCard } from './default-payment.ts';
import { methodsFor } from './methods.ts';
import type { PaymentMethodName } from './method-names.ts';

const offered = (...paymentMethods: readonly PaymentMethodName[]) =>
  methodsFor(makeStore({ paymentMethods }), 'in_store', false);

test('the last saved card of an offered method is chosen', () => {
  const card = (id: string, type: SavedCard['type']): SavedCard => ({
    id,
    lastDigits: '6623',
    type,
  });
  const cards = [card('a', 'oneClick'), card('b', 'oneClick'), card('c', 'kushki')];
  expect(defaultPayment(offered('webpay', 'oneclick'), cards)).toEqual({
    method: 'oneclick',
    cardId: 'b',
  });
  expect(defaultPayment(offered('webpay', 'kushkiCardSubscription', 'oneclick'), cards)).toEqual({
    method: 'kushkiCardSubscription',
    cardId: 'c',
  });
  expect(defaultPayment(offered('webpay', 'cash'), cards)).toEqual({
    method: 'webpay',
    cardId: null,
  });
  expect(defaultPayment(offered('webpay', 'oneclick'), [])).toEqual({
    method: 'webpay',
    cardId: null,
  });
});
