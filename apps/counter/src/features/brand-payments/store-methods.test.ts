import { expect, test } from 'vitest';
import { methodsOf, switchMethod } from './store-methods.ts';

const store = { id: 3, paymentMethods: ['cash', 'webpay'] };

test('a method that is switched on comes last, and one that is switched off leaves the others', () => {
  expect(switchMethod(store, 'getnet', true)).toEqual({
    ...{ file: 'stores.json', list: 'stores', id: 3, parent: null },
    ...{ op: 'set', field: 'paymentMethods', value: ['cash', 'webpay', 'getnet'] },
  });
  expect(switchMethod(store, 'cash', false)).toMatchObject({ value: ['webpay'] });
});

test('the only method of a store cannot be switched off', () => {
  expect(switchMethod({ id: 3, paymentMethods: ['webpay'] }, 'webpay', false)).toBeNull();
  expect(methodsOf({ id: 3 })).toEqual([]);
});
