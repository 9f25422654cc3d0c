import { countries } from '@comanda/domain/country/countries.ts';
import { expect, test } from 'vitest';
import {
  type GroupFields,
  groupFieldsOf,
  groupProblemsOf,
  groupValuesOf,
  optionValuesOf,
} from './group-form.ts';

const country = countries.cl;
const group = {
  ...{ id: 5, name: 'Salsas', required: true, minimum: 1, maximum: 2, included: 1 },
  parentModifierId: 77,
  modifiers: [{ id: 51, name: 'Verde', price: 500, discountPrice: null, maxQuantity: 3 }],
};
const fields = groupFieldsOf(group, country, () => 0);
const wrong = (change: Partial<GroupFields>) => [
  ...groupProblemsOf({ ...fields, ...change }, country),
];

test('a form that nobody touched says what the group says', () => {
  expect(groupValuesOf(fields)).toEqual({
    ...{ name: 'Salsas', required: true, minimum: 1, maximum: 2, included: 1 },
    parentModifierId: 77,
  });
  const { id: _id, ...option } = group.modifiers[0] ?? { id: 0 };
  expect(fields.options.map((each) => optionValuesOf(each, country))).toEqual([option]);
});

test('a group that may be left out needs no option, and an option without a price costs nothing', () => {
  expect(groupValuesOf({ ...fields, isNeeded: false })).toMatchObject({
    ...{ required: false, minimum: 0 },
  });
  const free = { id: 52, name: 'Roja', price: '', offer: '', most: '1' };
  expect(wrong({ options: [free] })).toEqual([]);
  expect(optionValuesOf(free, country)).toMatchObject({ price: 0, maxQuantity: 1 });
});

test.each([
  ['name', { name: '' }],
  ['minimum', { minimum: '3' }],
  ['maximum', { maximum: '0', minimum: '0', isNeeded: false, included: '' }],
  ['included', { included: '4' }],
  ['options', { options: [] }],
  ['options', { options: [{ id: 1, name: '', price: '10', offer: '', most: '1' }] }],
  ['options', { options: [{ id: 1, name: 'Roja', price: 'diez', offer: '', most: '1' }] }],
  ['options', { options: [{ id: 1, name: 'Roja', price: '10', offer: '10', most: '1' }] }],
] as const)('the part %s is wrong with %o', (part, change) => {
  expect(wrong(change)).toEqual([part]);
});
