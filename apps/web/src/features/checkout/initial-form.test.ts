import { makeStore } from '@comanda/domain/testing/make.ts';
import { expect, test } from 'vitest';
import type { Person } from '@comanda/client/session.ts';
import { makeSettings } from '@comanda/domain/testing/make-settings.ts';
import { makeFormValues } from '../../testing/make-form-values.ts';
import { initialForm } from './initial-form.ts';

type Facts = Parameters<typeof initialForm>[0];
/** A store that offers only pay-on-delivery methods. */
const atTheDoor = { paymentMethods: ['cash', 'card'] } as const;
const beginForm = (rest: Partial<Facts> = {}) =>
  initialForm({
    settings: makeSettings(),
    store: makeStore(atTheDoor),
    dispatch: 'store_delivery',
    person: null,
    draft: null,
    ...rest,
  });
const begin = (rest: Partial<Facts> = {}) => beginForm(rest).values;

const guest: Person = { name: 'Álvaro Pérez', email: 'alvaro@example.com', phone: '+56987654321' };

test('a new shopper starts with empty fields, no tip', () => {
  expect(begin()).toMatchObject({
    name: '',
    email: '',
    phone: '',
    tip: 0,
    storeTip: 0,
    cashIsExact: true,
  });
});

test('a guest’s data are filled in, the phone without its country prefix', () => {
  expect(begin({ person: guest })).toMatchObject({
    name: 'Álvaro Pérez',
    email: 'alvaro@example.com',
    phone: '87654321',
  });
});

test('a stored draft wins over the guest’s data', () => {
  expect(begin({ person: guest, draft: makeFormValues({ name: 'Ana Díaz' }) }).name).toBe(
    'Ana Díaz',
  );
});

test('the method with the lowest priority number is preselected, also instead of one that the store no longer accepts', () => {
  expect(begin().paymentMethod).toBe('cash');
  expect(begin({ draft: makeFormValues({ paymentMethod: 'card' }) }).paymentMethod).toBe('card');
  expect(
    begin({
      store: makeStore({ paymentMethods: ['card'] }),
      draft: makeFormValues({ paymentMethod: 'cash' }),
    }).paymentMethod,
  ).toBe('card');
});

test('no method is preselected if couriers need prepaid orders and the store has no online method', () => {
  const store = makeStore({ ...atTheDoor, deliveryType: 'uber_delivery' });
  expect(begin({ store }).paymentMethod).toBeNull();
  expect(begin({ store, dispatch: 'in_store' }).paymentMethod).toBe('cash');
});

test('a delivery preselects the store’s first hand-over option and keeps a chosen one that still exists; a pickup has neither option nor driver tip', () => {
  const draft = makeFormValues({ deliveryOption: 'leaveInDoor', tip: 1_000, storeTip: 500 });
  const store = makeStore({ deliveryOptions: ['leaveInDoor', 'deliverDoor'] });
  expect(begin({ store }).deliveryOption).toBe('deliverDoor');
  expect(begin({ store, draft })).toMatchObject({ deliveryOption: 'leaveInDoor', tip: 1_000 });
  expect(
    begin({ store: makeStore({ deliveryOptions: ['waitOutside'] }), draft }).deliveryOption,
  ).toBe('waitOutside');
  expect(begin({ store, draft, dispatch: 'in_store' })).toMatchObject({
    deliveryOption: null,
    tip: 0,
    storeTip: 500,
  });
});

test('the offers checkbox starts ticked only if brand and country both allow it', () => {
  expect(begin().emailSubscription).toBe(false);
  expect(begin({ settings: makeSettings('mx') }).emailSubscription).toBe(true);
  expect(
    begin({ settings: makeSettings('mx', { emailSubscriptionDefault: false }) }).emailSubscription,
  ).toBe(false);
});

test('napkins and cutlery come only on request in Chile', () => {
  expect(begin()).toMatchObject({ napkin: false, coverly: false });
});

test('the link to pay on delivery preselects such a method if the store has one', () => {
  const store = makeStore({ paymentMethods: ['webpay', 'cash', 'card'] });
  const draft = makeFormValues({ paymentMethod: 'webpay' });
  expect(begin({ store, draft }).paymentMethod).toBe('webpay');
  expect(begin({ store, draft, payOnDelivery: true }).paymentMethod).toBe('cash');
  expect(
    begin({ store: makeStore({ paymentMethods: ['webpay'] }), draft, payOnDelivery: true })
      .paymentMethod,
  ).toBe('webpay');
});

test('the payment method and hand-over option of the last order are preselected if the store still offers them', () => {
  const preferences = { paymentMethod: 'card', deliveryOption: 'leaveInDoor' } as const;
  const store = makeStore({ ...atTheDoor, deliveryOptions: ['deliverDoor', 'leaveInDoor'] });
  expect(begin({ store, preferences })).toMatchObject(preferences);
  expect(
    begin({ store, preferences, draft: makeFormValues({ paymentMethod: 'cash' }) }).paymentMethod,
  ).toBe('cash');
  expect(
    begin({ store: makeStore({ paymentMethods: ['webpay'] }), preferences }).paymentMethod,
  ).toBe('webpay');
});

test('a draft whose method is unavailable loses its tip and reports it', () => {
  const draft = makeFormValues({ paymentMethod: 'webpay', tip: 500, storeTip: 100 });
  const unavailableMethod = beginForm({ draft });
  expect([
    unavailableMethod.values.tip,
    unavailableMethod.values.storeTip,
    unavailableMethod.isTipReset,
  ]).toEqual([0, 0, true]);
  const availableMethod = beginForm({ draft: { ...draft, paymentMethod: 'card' } });
  expect([
    availableMethod.values.tip,
    availableMethod.values.storeTip,
    availableMethod.isTipReset,
  ]).toEqual([500, 100, false]);
  expect(beginForm({ draft: makeFormValues({ paymentMethod: 'webpay' }) }).isTipReset).toBe(false);
});
