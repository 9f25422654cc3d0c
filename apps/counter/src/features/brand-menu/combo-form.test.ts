import { countries } from '@comanda/domain/country/countries.ts';
import { expect, test } from 'vitest';
import {
  type ComboFields,
  comboExample,
  comboFieldsOf,
  comboOf,
  comboProblemsOf,
} from './combo-form.ts';

const chile = countries.cl;
const typed: ComboFields = {
  name: 'Dúo',
  needs: [
    { keys: ['Category-1'], quantity: '1' },
    { keys: ['Product-7'], quantity: '2' },
  ],
  kind: 'price',
  number: '9.990',
  most: '1',
  hours: [{ days: [1, 2], from: '12:00', to: '16:00' }],
  storeIds: [1],
};
const item = (kind: 'Product' | 'Category', id: number, ...prices: number[]) => ({
  ...{ key: `${kind}-${id}`, id, kind, name: 'Algo', prices },
});
const items = [item('Category', 1, 8_000, 6_000), item('Product', 7, 2_500)];

test('a typed combo is written as the folder has it, and read back the same', () => {
  const combo = comboOf(typed, chile);
  expect(combo).toEqual({
    name: 'Dúo',
    needs: [
      { productIds: [], categoryIds: [1], quantity: 1 },
      { productIds: [7], categoryIds: [], quantity: 2 },
    ],
    benefit: { kind: 'price', amount: 9_990 },
    maxPerOrder: 1,
    hours: [{ days: [1, 2], from: '12:00', to: '16:00' }],
    storeIds: [1],
  });
  expect(comboFieldsOf({ id: 1, ...combo }, chile)).toEqual({ ...typed, number: '9990' });
  expect(comboFieldsOf({ id: 1, name: 'x', needs: [], benefit: {} }, chile).kind).toBe('price');
});

test('the example is of the cheapest choice of each part', () => {
  expect(comboExample(typed, items, chile)).toEqual({ apart: 11_000, together: 9_990 });
  const of = (kind: ComboFields['kind'], number: string) =>
    comboExample({ ...typed, kind, number }, items, chile)?.together;
  expect(of('amount', '1.000')).toBe(10_000);
  expect(of('percent', '12,5')).toBe(9_625);
  expect(of('cheapestFree', '')).toBe(8_500);
  expect(of('price', '')).toBeUndefined();
});

test.each<[string, Partial<ComboFields>, string]>([
  ['without a name', { name: ' ' }, 'name'],
  ['with a part without a dish', { needs: [{ keys: [], quantity: '1' }] }, 'needs'],
  ['with no unit of a dish', { needs: [{ keys: ['Product-7'], quantity: '0' }] }, 'needs'],
  ['above a whole', { kind: 'percent', number: '101' }, 'number'],
  ['of nothing', { kind: 'amount', number: '0' }, 'number'],
  ['never applied', { most: '0' }, 'most'],
  ['that ends before it begins', { hours: [{ days: [1], from: '18:00', to: '12:00' }] }, 'hours'],
  [
    'with one unit, of which one is free',
    { kind: 'cheapestFree', needs: [{ keys: ['Product-7'], quantity: '1' }] },
    'units',
  ],
])('a combo %s is wrong', (_name, change, problem) => {
  expect([...comboProblemsOf({ ...typed, ...change }, chile)]).toEqual([problem]);
});
