import { expect, test } from 'vitest';
import { makeStore } from '../testing/make.ts';
import type { DeliveryType } from '../store/delivery-types.ts';
import { minor } from '../money/money.ts';
import { describeMethod } from './describe-method.ts';
import {
  brokenLimit,
  defaultMethod,
  groupMethods,
  methodsFor,
  offeredBy,
  paymentMethods,
} from './methods.ts';
import { paymentMethodNames, type PaymentMethodName } from './method-names.ts';

const store = (
  paymentMethods: readonly PaymentMethodName[],
  deliveryType: DeliveryType = 'own_delivery',
) => makeStore({ paymentMethods, deliveryType });
const names = (methods: readonly { name: PaymentMethodName }[]): readonly PaymentMethodName[] =>
  methods.map(({ name }) => name);
const offered = (...methods: readonly PaymentMethodName[]) =>
  methodsFor(store(methods), 'in_store', false);

test('the method with the lowest priority number comes first', () => {
  expect(names(offered('card', 'cash', 'mach', 'webpay'))).toEqual([
    'webpay',
    'mach',
    'cash',
    'card',
  ]);
});

test.each<[DeliveryType, readonly PaymentMethodName[]]>([
  ['own_delivery', ['webpay', 'cash']],
  ['peya_delivery', ['webpay']],
  ['uber_delivery', ['webpay']],
  ['cabify_delivery', ['webpay']],
])('%s takes %j', (deliveryType, methods) => {
  expect(
    names(methodsFor(store(['cash', 'webpay'], deliveryType), 'store_delivery', false)),
  ).toEqual(methods);
  expect(names(methodsFor(store(['cash', 'webpay'], deliveryType), 'in_store', false))).toEqual([
    'webpay',
    'cash',
  ]);
});

test('an order for later is paid online', () => {
  expect(names(methodsFor(store(['cash', 'webpay']), 'in_store', true))).toEqual(['webpay']);
});

test('the only online method is chosen', () => {
  expect(defaultMethod(offered('cash', 'mach'))?.name).toBe('mach');
});

test('the only online method is chosen even if a method on delivery has priority', () => {
  const cashFirst = { ...paymentMethods.cash, priority: 1 };
  expect(defaultMethod([cashFirst, paymentMethods.mach])?.name).toBe('mach');
  expect(defaultMethod([cashFirst, paymentMethods.mach, paymentMethods.webpay])?.name).toBe('cash');
});

test('of several methods the one with the lowest priority number is chosen, also on delivery if none is online', () => {
  expect(defaultMethod(offered('mach', 'getnet', 'cash'))?.name).toBe('getnet');
  expect(defaultMethod(offered('card', 'cash'))?.name).toBe('cash');
  expect(defaultMethod([])).toBeNull();
});

test('a method that needs a saved card is not chosen without one', () => {
  expect(defaultMethod(offered('oneclick', 'cash'))?.name).toBe('cash');
  expect(defaultMethod(offered('oneclick', 'getnet', 'mach'))?.name).toBe('getnet');
  expect(defaultMethod(offered('oneclick'))).toBeNull();
});

test('cash and card on delivery are in their own group, and subscription methods are in no list', () => {
  const { online, onDelivery } = groupMethods(
    offered('cash', 'card', 'webpay', 'oneclick', 'kushkiCardSubscription'),
  );
  expect(names(online)).toEqual(['webpay']);
  expect(names(onDelivery)).toEqual(['cash', 'card']);
});

test('every method of the specification has a row, and no two the same priority', () => {
  expect(Object.keys(paymentMethods).toSorted()).toEqual([...paymentMethodNames].toSorted());
  expect(new Set(Object.values(paymentMethods).map(({ priority }) => priority)).size).toBe(
    paymentMethodNames.length,
  );
  expect(paymentMethodNames.filter((name) => !paymentMethods[name].isOnline)).toEqual([
    'cash',
    'card',
  ]);
});

test('cards show the marks of accepted cards, and never American Express', () => {
  for (const { name, logos } of Object.values(paymentMethods)) {
    expect(logos.includes('visa')).toBe(logos.includes('mastercard'));
    expect(new Set(logos).size).toBe(logos.length);
    expect(logos.length > 0).toBe(paymentMethods[name].isOnline);
  }
});

test('each flow has its methods', () => {
  const flows = Object.groupBy(Object.values(paymentMethods), ({ flow }) => flow);
  expect(
    Object.fromEntries(Object.entries(flows).map(([flow, methods]) => [flow, names(methods)])),
  ).toEqual({
    onDelivery: ['cash', 'card'],
    redirect: ['webpay', 'sodexo', 'mercadoPago', 'getnet'],
    savedCard: ['oneclick', 'kushkiCardSubscription'],
    qrOrLink: ['chek', 'mach', 'fpay'],
    cardToken: ['kushkiCard'],
    htmlForm: ['credomatic'],
  });
});

test('every method is either paid online or listed under payment on delivery', () => {
  for (const { isOnline, group } of Object.values(paymentMethods))
    expect(isOnline).toBe(group !== 'onDelivery');
});

test('a method takes amounts up to the store’s maximum, and any amount without one', () => {
  const paymentMethodDetails = [describeMethod('mach', { maximum: minor(500_000) })];
  const limited = { ...store(['mach', 'chek']), paymentMethodDetails };
  const taking = (amount: number) =>
    names(
      methodsFor(limited, 'in_store', false).filter(
        (method) => brokenLimit(method, minor(amount)) === null,
      ),
    );
  expect(taking(500_000)).toEqual(['chek', 'mach']);
  expect(taking(500_001)).toEqual(['chek']);
});

const unlimited = { least: 1, greatest: null };
/** The limits that each provider documents, minor units. */
const documented: Readonly<Record<PaymentMethodName, { least: number; greatest: number | null }>> =
  {
    webpay: { least: 1, greatest: 99_999_999_999_999 },
    oneclick: unlimited,
    getnet: unlimited,
    mercadoPago: unlimited,
    sodexo: { least: 50, greatest: 99_999_999 },
    chek: unlimited,
    mach: unlimited,
    fpay: unlimited,
    kushkiCard: unlimited,
    kushkiCardSubscription: unlimited,
    credomatic: unlimited,
    cash: { least: 0, greatest: null },
    card: { least: 0, greatest: null },
  };

test.each(paymentMethodNames)(
  '%s takes the amounts that its provider documents, and none outside',
  (name) => {
    const { least, greatest } = documented[name];
    const offer = offeredBy({}, name);
    const broken = (amount: number) => brokenLimit(offer, minor(amount));
    expect(broken(least)).toBeNull();
    expect(broken(0), 'an amount of zero is charged by no method').toBeNull();
    if (least > 1) expect(broken(least - 1)).toBe('minimum');
    expect(broken(greatest ?? Number.MAX_SAFE_INTEGER)).toBeNull();
    if (greatest !== null) expect(broken(greatest + 1)).toBe('maximum');
  },
);

test.each<[string, number, number]>([
  ['below the provider’s limit', 60_000, 60_000],
  ['above it', 100_000_000, 99_999_999],
])('the store’s greatest amount counts when it is %s', (_where, maximum, wanted) => {
  const paymentMethodDetails = [describeMethod('sodexo', { maximum: minor(maximum) })];
  expect(offeredBy({ paymentMethodDetails }, 'sodexo')).toMatchObject({
    minimum: 50,
    maximum: wanted,
  });
});
