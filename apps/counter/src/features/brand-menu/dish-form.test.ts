import { countries } from '@comanda/domain/country/countries.ts';
import { newDish } from '@comanda/domain/draft/new-items.ts';
import { expect, test } from 'vitest';
import { changedValues, type DishFields, fieldsOf, problemsOf, valuesOf } from './dish-form.ts';
import { hoursOf, timesOf } from './dish-hours.ts';

const place = { country: countries.gt, timeZone: 'America/Guatemala' };
const dish = {
  ...newDish({ name: 'Pepián', slug: 'pepian', price: 68.5 }),
  id: 101,
  discountPrice: 60,
  allergens: ['ajonjolí', 'maní'],
  kcal: 640,
  modifierGroupIds: [3, 1],
  availability: [6, 0],
  availabilityTime: {
    '0': [['12:00', '16:00']],
    '6': [
      ['12:00', '16:00'],
      ['19:00', '22:00'],
    ],
  },
  startDatetime: '2026-12-01T12:00:00-06:00',
};
const fields = fieldsOf(dish, 1, place);
const withFields = (change: Partial<DishFields>) => [
  ...problemsOf({ ...fields, ...change }, place),
];

test('a form that nobody touched changes nothing of the dish, whatever its dates are written like', () => {
  expect(problemsOf(fields, place).size).toBe(0);
  const changed = changedValues(dish, valuesOf(fields, place));
  expect(changed).toEqual([['availability', [0, 6]]]);
});

test('amounts, words and dates are typed as people write them', () => {
  expect(fields).toMatchObject({
    ...{ price: '68.50', offer: '60.00', allergens: 'ajonjolí, maní' },
    starts: '2026-12-01T12:00',
  });
  const typed = { ...fields, price: 'Q1,200.50', offer: '', allergens: ' maní ,, maní, soya' };
  expect(valuesOf(typed, place)).toMatchObject({
    ...{ price: 1200.5, discountPrice: null, allergens: ['maní', 'soya'] },
  });
});

test.each([
  ['name', { name: ' ' }],
  ['price', { price: 'doce' }],
  ['price', { price: '' }],
  ['offer', { offer: '68.50' }],
  ['days', { days: [] }],
  ['hours', { hours: [{ days: [1], from: '16:00', to: '12:00' }] }],
  ['hours', { hours: [{ days: [], from: '12:00', to: '16:00' }] }],
  ['ends', { ends: '2026-12-01T12:00' }],
  ['kcal', { kcal: '1,5' }],
  ['mostEach', { mostEach: '0' }],
] as const)('the field %s is wrong with %o', (field, change) => {
  expect(withFields(change)).toEqual([field]);
});

test('hours of several days are one row, and each day gets its own again', () => {
  const hours = hoursOf(dish.availabilityTime);
  expect(hours).toEqual([
    { days: [0, 6], from: '12:00', to: '16:00' },
    { days: [6], from: '19:00', to: '22:00' },
  ]);
  expect(timesOf(hours)).toEqual(dish.availabilityTime);
});
