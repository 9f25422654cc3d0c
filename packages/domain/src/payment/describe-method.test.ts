import { expect, test } from 'vitest';
import { makeStore } from '../testing/make.ts';
import { describeMethod } from './describe-method.ts';
import { defaultMethod, methodsFor } from './methods.ts';
import { paymentMethodNames } from './method-names.ts';

test('a method without settings of the store has its usual name and marks', () => {
  expect(describeMethod('webpay')).toEqual({
    id: 3,
    name: 'webpay',
    isOnline: true,
    priority: 10,
    icon: 'card',
    logo: 'webpay',
    secondaryLogo: 'visa',
  });
  expect(describeMethod('cash')).toMatchObject({
    isOnline: false,
    priority: 200,
    logo: null,
    secondaryLogo: null,
  });
  expect(new Set(paymentMethodNames.map((name) => describeMethod(name).id)).size).toBe(
    paymentMethodNames.length,
  );
});

test('the store sets the order and marks of its methods, and so the automatic choice', () => {
  const store = makeStore({
    paymentMethods: ['webpay', 'cash', 'card'],
    paymentMethodDetails: [
      describeMethod('webpay', { priority: 50, logo: '/t/burger/abc/webpay.svg' }),
      describeMethod('card', { priority: 5, icon: 'wallet' }),
    ],
  });
  const offered = methodsFor(store, 'in_store', false);
  expect(offered.map(({ name, icon, logo }) => [name, icon, logo])).toEqual([
    ['card', 'wallet', null],
    ['webpay', 'card', '/t/burger/abc/webpay.svg'],
    ['cash', 'cash', null],
  ]);
  expect(defaultMethod(offered.filter(({ isOnline }) => !isOnline))?.name).toBe('card');
});
