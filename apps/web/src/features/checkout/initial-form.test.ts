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

test('a stranger starts with empty fields, no tip, terms not accepted', () => {
  expect(begin()).toMatchObject({
    name: '',
    email: '',
    phone: '',
    termsAndConditions: false,
    tip: 0,
    storeTip: 0,
    cashIsExact: true,
  });
});

test('a guest finds their own data, the phone without its country prefix', () => {
  expect(begin({ person: guest })).toMatchObject({
    name: 'Álvaro Pérez',
    email: 'alvaro@example.com',
    phone: '87654321',
  });
});

test('what was typed before wins over what is known of the guest', () => {
  expect(begin({ person: guest, draft: makeFormValues({ name: 'Ana Díaz' }) }).name).toBe(
    'Ana Díaz',
  );
});

test('the method with the lowest priority number is chosen, and one the store no longer takes is chosen again', () => {
  expect(begin().paymentMethod).toBe('cash');
  expect(begin({ draft: makeFormValues({ paymentMethod: 'card' }) }).paymentMethod).toBe('card');
  expect(
    begin({
      store: makeStore({ paymentMethods: ['card'] }),
      draft: makeFormValues({ paymentMethod: 'cash' }),
    }).paymentMethod,
  ).toBe('card');
});

test('no method is chosen where a courier takes only what is paid and the store has nothing online', () => {
  const store = makeStore({ ...atTheDoor, deliveryType: 'uber_delivery' });
  expect(begin({ store }).paymentMethod).toBeNull();
  expect(begin({ store, dispatch: 'in_store' }).paymentMethod).toBe('cash');
});

test('a delivery starts with the first option that the store has of the usual order, a chosen one stays while it has it; a pickup has neither option nor driver’s tip', () => {
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

test('offers by mail start ticked only where brand and country both allow it', () => {
  expect(begin().emailSubscription).toBe(false);
  expect(begin({ settings: makeSettings('mx') }).emailSubscription).toBe(true);
  expect(
    begin({ settings: makeSettings('mx', { emailSubscriptionDefault: false }) }).emailSubscription,
  ).toBe(false);
});

test('napkins and cutlery come only on request in Chile', () => {
  expect(begin()).toMatchObject({ napkin: false, coverly: false });
});

test('who would rather pay at the door than online finds that chosen, where the store takes it', () => {
  const store = makeStore({ paymentMethods: ['webpay', 'cash', 'card'] });
  const draft = makeFormValues({ paymentMethod: 'webpay' });
  expect(begin({ store, draft }).paymentMethod).toBe('webpay');
  expect(begin({ store, draft, payOnDelivery: true }).paymentMethod).toBe('cash');
  expect(
    begin({ store: makeStore({ paymentMethods: ['webpay'] }), draft, payOnDelivery: true })
      .paymentMethod,
  ).toBe('webpay');
});

test('who ordered before finds the method and the handing over of that order, where the store still offers them', () => {
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

test('a method is known when it was used before or is the only one, not when it was chosen for the shopper', () => {
  expect(beginForm().isMethodKnown).toBe(false);
  expect(
    beginForm({ preferences: { paymentMethod: 'card', deliveryOption: null } }).isMethodKnown,
  ).toBe(true);
  expect(beginForm({ draft: makeFormValues({ paymentMethod: 'cash' }) }).isMethodKnown).toBe(true);
  expect(beginForm({ store: makeStore({ paymentMethods: ['cash'] }) }).isMethodKnown).toBe(true);
  expect(beginForm({ draft: makeFormValues({ paymentMethod: 'webpay' }) }).isMethodKnown).toBe(
    false,
  );
});

test('a method that is gone takes the tip of the draft away, which is told', () => {
  const draft = makeFormValues({ paymentMethod: 'webpay', tip: 500, storeTip: 100 });
  const unavailableMethod = beginForm({ draft });
  expect([
    unavailableMethod.values.tip,
    unavailableMethod.values.storeTip,
    unavailableMethod.lostTip,
  ]).toEqual([0, 0, true]);
  const availableMethod = beginForm({ draft: { ...draft, paymentMethod: 'card' } });
  expect([
    availableMethod.values.tip,
    availableMethod.values.storeTip,
    availableMethod.lostTip,
  ]).toEqual([500, 100, false]);
  expect(beginForm({ draft: makeFormValues({ paymentMethod: 'webpay' }) }).lostTip).toBe(false);
});
