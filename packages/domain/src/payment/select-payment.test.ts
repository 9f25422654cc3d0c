import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DispatchMethod } from '../store/store.ts';
import type { DeliveryType } from '../store/delivery-types.ts';
import { makeStore } from '../testing/make.ts';
import type { DefaultPayment, SavedCard } from './default-payment.ts';
import { methodsFor, paymentMethods } from './methods.ts';
import type { PaymentMethodName } from './method-names.ts';
import { selectPayment } from './select-payment.ts';

/**
 * The methods of each currency by ascending priority number: one of each flow and group, and both
 * on delivery.
 */
const byPriority = {
  CLP: ['webpay', 'oneclick', 'mach', 'kushkiCard', 'kushkiCardSubscription', 'cash', 'card'],
  MXN: ['mercadoPago', 'kushkiCard', 'kushkiCardSubscription', 'cash', 'card'],
  GTQ: ['kushkiCard', 'kushkiCardSubscription', 'credomatic', 'cash', 'card'],
} as const satisfies Record<string, readonly PaymentMethodName[]>;

const subsetsOf = (
  names: readonly PaymentMethodName[],
): readonly (readonly PaymentMethodName[])[] =>
  names.reduce<readonly (readonly PaymentMethodName[])[]>(
    (sets, name) => [...sets, ...sets.map((set) => [...set, name])],
    [[]],
  );

const places: readonly (readonly [DispatchMethod, DeliveryType])[] = [
  ['in_store', 'uber_delivery'],
  ['store_delivery', 'own_delivery'],
  ['store_delivery', 'peya_delivery'],
  ['store_delivery', 'uber_delivery'],
  ['store_delivery', 'cabify_delivery'],
];

const card = (id: string, type: SavedCard['type']): SavedCard => ({ id, lastDigits: '6623', type });
const payableBy = {
  oneClick: 'oneclick',
  kushki: 'kushkiCardSubscription',
  credomatic: 'credomatic',
} as const satisfies Record<SavedCard['type'], PaymentMethodName>;
const wallets: readonly (readonly SavedCard[])[] = [
  [],
  [card('o', 'oneClick')],
  [card('k', 'kushki')],
  [card('c', 'credomatic')],
  [card('k', 'kushki'), card('o1', 'oneClick'), card('c', 'credomatic'), card('o2', 'oneClick')],
  [card('o', 'oneClick'), card('c', 'credomatic'), card('k', 'kushki')],
];

type Case = {
  names: readonly PaymentMethodName[];
  isLater: boolean;
  place: (typeof places)[number];
  cards: readonly SavedCard[];
  lastUsed: PaymentMethodName | null;
};

/**
 * The specification's sentences, one after another, over names only. `names`: by ascending priority
 * number.
 */
function specified({ names, isLater, place, cards, lastUsed }: Case): DefaultPayment | null {
  const isOnDelivery = (name: PaymentMethodName) => name === 'cash' || name === 'card';
  const isOnlineOnly = isLater || (place[0] === 'store_delivery' && place[1] !== 'own_delivery');
  const usable = names.filter((name) => !isOnlineOnly || !isOnDelivery(name));
  const usableCards = cards.filter(({ type }) => usable.includes(payableBy[type]));
  const plain = usable.filter((name) => !Object.values<string>(payableBy).includes(name));
  const online = plain.filter((name) => !isOnDelivery(name));
  const own = usableCards.findLast(({ type }) => payableBy[type] === lastUsed);
  if (own) return { method: payableBy[own.type], cardId: own.id };
  if (lastUsed !== null && plain.includes(lastUsed)) return { method: lastUsed, cardId: null };
  const newest = usableCards.at(-1);
  if (newest) return { method: payableBy[newest.type], cardId: newest.id };
  const [first] = online.length === 1 ? online : plain;
  return first === undefined ? null : { method: first, cardId: null };
}

function* everyCase(
  all: readonly PaymentMethodName[],
  sets: readonly (readonly PaymentMethodName[])[] = subsetsOf(all),
): Generator<Case> {
  for (const names of sets)
    for (const isLater of [false, true])
      for (const place of places)
        for (const cards of wallets)
          for (const lastUsed of [null, ...all]) yield { names, isLater, place, cards, lastUsed };
}

/** Compares the choice of each case with the specification's. Returns how many cases there were. */
function countChecked(cases: Iterable<Case>): number {
  let count = 0;
  for (const each of cases) {
    const [dispatch, deliveryType] = each.place;
    const store = makeStore({ paymentMethods: each.names.toReversed(), deliveryType });
    const methods = methodsFor(store, dispatch, each.isLater);
    const chosen = selectPayment({ methods, cards: each.cards, lastUsed: each.lastUsed });
    const wanted = specified(each);
    if (chosen?.method !== wanted?.method || chosen?.cardId !== wanted?.cardId)
      expect(chosen, JSON.stringify(each)).toEqual(wanted);
    count += 1;
  }
  return count;
}

test.each(Object.entries(byPriority))(
  'in %s the selected method follows the specification for every store, time, delivery, saved card and last method',
  (_currency, all) => {
    const count = countChecked(everyCase(all));
    expect(count).toBe(2 ** all.length * 2 * places.length * wallets.length * (all.length + 1));
  },
);

test('the last method is kept only while it is offered and, if it needs a card, has one', () => {
  const methods = methodsFor(
    makeStore({ paymentMethods: ['webpay', 'oneclick', 'cash'] }),
    'in_store',
    false,
  );
  const select = (lastUsed: PaymentMethodName | null, cards: readonly SavedCard[] = []) =>
    selectPayment({ methods, cards, lastUsed });
  expect(select('cash', [card('o', 'oneClick')])).toEqual({ method: 'cash', cardId: null });
  expect(select('oneclick', [card('o', 'oneClick')])).toEqual({ method: 'oneclick', cardId: 'o' });
  expect(select('oneclick')).toEqual({ method: 'webpay', cardId: null });
  expect(select('mach')).toEqual({ method: 'webpay', cardId: null });
});

type BrandStore = {
  id: number;
  paymentMethods: readonly (PaymentMethodName | { name: PaymentMethodName })[];
};
/**
 * The methods of each store of the demo brands, by ascending priority number, as their folders name
 * them.
 */
const storesOfBrands = ['burger', 'sushi', 'cocina'].flatMap((brand) => {
  const file = join(import.meta.dirname, '../../../../tenants', brand, 'stores.json');
  const read: readonly BrandStore[] | { stores: readonly BrandStore[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const stores = 'stores' in read ? read.stores : read;
  return stores.map((store) => {
    const names = store.paymentMethods
      .map((each) => (typeof each === 'string' ? each : each.name))
      .toSorted((one, other) => paymentMethods[one].priority - paymentMethods[other].priority);
    return [`${brand} ${store.id}`, names] as const;
  });
});

test.each(storesOfBrands)(
  'at %s the selected method follows the specification, and guests and users can pay now and later',
  (_store, names) => {
    expect(countChecked(everyCase(names, [names]))).toBe(
      2 * places.length * wallets.length * (names.length + 1),
    );
    for (const isLater of [false, true])
      for (const [dispatch, deliveryType] of places) {
        const store = makeStore({ paymentMethods: names, deliveryType });
        const methods = methodsFor(store, dispatch, isLater);
        const forGuests = methods.filter(({ group }) => group !== 'savedCards');
        expect(forGuests.length, `a guest, later: ${isLater}`).toBeGreaterThan(0);
        const guest = selectPayment({ methods: forGuests, cards: [], lastUsed: null });
        expect(guest).not.toBeNull();
        for (const cards of wallets)
          expect(selectPayment({ methods, cards, lastUsed: null })).not.toBeNull();
      }
  },
);
