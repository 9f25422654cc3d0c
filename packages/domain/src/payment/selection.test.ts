import { expect, test } from 'vitest';
import type { DispatchMethod } from '../store/store.ts';
import type { DeliveryType } from '../store/delivery-types.ts';
import { makeStore } from '../testing/make.ts';
import { defaultPayment, type SavedCard } from './default-payment.ts';
import type { PaymentMethodName } from './method-names.ts';
import { groupMethods, methodsFor } from './methods.ts';

type Names = readonly PaymentMethodName[];
type Place = [DispatchMethod, DeliveryType, isFutureOrder: boolean];

const here: Place = ['in_store', 'uber_delivery', false];
const later: Place = ['in_store', 'own_delivery', true];
const ownRiders: Place = ['store_delivery', 'own_delivery', false];
const courier = (name: DeliveryType): Place => ['store_delivery', name, false];
const card = (id: string, type: SavedCard['type']): SavedCard => ({ id, lastDigits: '6623', type });
const cards = [
  card('k', 'kushki'),
  card('a', 'oneClick'),
  card('b', 'oneClick'),
  card('c', 'credomatic'),
];
const none: readonly SavedCard[] = [];

/**
 * docs/rules/payments.md#automatic-payment-selection: the store's methods, the shopper's cards, and
 * the expected choice.
 */
test.each<[string, Names, Place, readonly SavedCard[], PaymentMethodName | null, string | null]>([
  ['the only online method', ['cash', 'card', 'mach'], here, none, 'mach', null],
  [
    'the lowest priority number of several',
    ['fpay', 'mach', 'getnet', 'cash'],
    here,
    none,
    'getnet',
    null,
  ],
  ['on delivery, when nothing is online', ['card', 'cash'], here, none, 'cash', null],
  ['nothing, when the store takes nothing', [], here, none, null, null],
  [
    'the last saved card of a subscription method',
    ['webpay', 'oneclick'],
    here,
    cards,
    'oneclick',
    'b',
  ],
  [
    'of the methods with cards, that of the last card',
    ['oneclick', 'credomatic'],
    here,
    cards,
    'credomatic',
    'c',
  ],
  [
    'no card of a method that the store does not take',
    ['webpay', 'cash'],
    here,
    cards,
    'webpay',
    null,
  ],
  [
    'no subscription method without a card',
    ['oneclick', 'kushkiCardSubscription', 'cash'],
    here,
    none,
    'cash',
    null,
  ],
  [
    'no subscription method with cards of another one',
    ['oneclick', 'cash'],
    here,
    [card('k', 'kushki')],
    'cash',
    null,
  ],
  ['a hidden method is never chosen without its card', ['credomatic'], here, none, null, null],
  ['for later only online', ['cash', 'getnet', 'mach'], later, none, 'getnet', null],
  [
    'for later nothing, when the store takes nothing online',
    ['cash', 'card'],
    later,
    none,
    null,
    null,
  ],
  ['a saved card also for later', ['cash', 'oneclick'], later, cards, 'oneclick', 'b'],
  ['with Uber only online', ['cash', 'fpay', 'chek'], courier('uber_delivery'), none, 'chek', null],
  [
    'with PedidosYa nothing on delivery',
    ['cash', 'card'],
    courier('peya_delivery'),
    none,
    null,
    null,
  ],
  [
    'with Cabify nothing on delivery',
    ['cash', 'card'],
    courier('cabify_delivery'),
    none,
    null,
    null,
  ],
  ['own riders take cash', ['cash', 'card'], ownRiders, none, 'cash', null],
])(
  '%s',
  (_case, paymentMethods, [dispatch, deliveryType, isFutureOrder], saved, method, cardId) => {
    const offered = methodsFor(
      makeStore({ paymentMethods, deliveryType }),
      dispatch,
      isFutureOrder,
    );
    expect(defaultPayment(offered, saved)).toEqual(method && { method, cardId });
  },
);

test('a method chosen without a card is always in the visible lists', () => {
  const all = methodsFor(
    makeStore({
      paymentMethods: ['oneclick', 'kushkiCardSubscription', 'credomatic', 'mach', 'cash'],
    }),
    'in_store',
    false,
  );
  const { online, onDelivery } = groupMethods(all);
  expect([...online, ...onDelivery].map(({ name }) => name)).toEqual(['mach', 'cash']);
});
