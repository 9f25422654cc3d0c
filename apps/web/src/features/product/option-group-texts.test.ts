import type { Minor } from '@comanda/domain/money/money.ts';
import { makeGroup, makeModifier, makePick, makeProduct } from '@comanda/domain/testing/make.ts';
import { expect, test } from 'vitest';
import { pageTexts } from '../../platform/texts.ts';
import { extraChargeText, groupCount, groupRuleText, includedText } from './option-group-texts.ts';

const { menu } = pageTexts({ country: { locale: 'es-CL' } });
const product = makeProduct(1);
const fiveOptions = [1, 2, 3, 4, 5].map((id) => makeModifier(id));
const group = (minimum: number, maximum: number, options = fiveOptions) =>
  makeGroup(1, options, { minimum, maximum, required: minimum > 0 });
const countOf = (testGroup: ReturnType<typeof group>, count: number, missing: number) =>
  groupCount({ group: testGroup, product, count, missing }, menu);

test.each([
  [0, 1, 'Elige hasta 1 · opcional'],
  [0, 3, 'Elige hasta 3 · opcional'],
  [1, 1, 'Elige 1 · obligatorio'],
  [2, 2, 'Elige 2 · obligatorio'],
  [1, 3, 'Elige de 1 a 3 · obligatorio'],
])('a group of %i to %i shows its rule', (minimum, maximum, rule) => {
  expect(groupRuleText(group(minimum, maximum), product, menu)).toBe(rule);
});

test('a group without an effective limit names none and shows a plain count', () => {
  expect(groupRuleText(group(0, 5), product, menu)).toBe('Opcional');
  expect(groupRuleText(group(1, 5), product, menu)).toBe('Elige al menos 1 · obligatorio');
  expect(groupRuleText(group(5, 5), product, menu)).toBe('Elige 5 · obligatorio');
  expect([0, 1, 2].map((count) => countOf(group(0, 5), count, 0).text)).toEqual([
    '',
    '1 elegida',
    '2 elegidas',
  ]);
});

test('a limit is named if an option can be picked more than once', () => {
  const more = group(0, 3, [makeModifier(1, 0, { maxQuantity: 3 })]);
  expect(groupRuleText(more, product, menu)).toBe('Elige hasta 3 · opcional');
  expect(countOf(more, 1, 0).text).toBe('1 de 3');
});

test('a required group shows how many options are missing', () => {
  expect(countOf(group(2, 2), 1, 1)).toEqual({ state: 'missing', text: 'Falta 1' });
  expect(countOf(group(2, 2), 0, 2)).toEqual({ state: 'missing', text: 'Faltan 2' });
});

test('a required group is done at its minimum and keeps counting up to its maximum', () => {
  expect(countOf(group(2, 2), 2, 0)).toEqual({ state: 'done', text: 'Listo' });
  expect(countOf(group(1, 3), 2, 0)).toEqual({ state: 'done', text: '2 de 3' });
});

test('an optional group counts the picked options and is never done', () => {
  expect(countOf(group(0, 3), 2, 0)).toEqual({ state: 'open', text: '2 de 3' });
  expect(countOf(group(0, 3), 0, 0)).toEqual({ state: 'open', text: '0 de 3' });
});

test('a required group that reports nothing missing counts like an optional one', () => {
  expect(countOf(group(1, 2), 0, 0)).toEqual({ state: 'open', text: '0 de 2' });
});

const money = (amount: Minor): string => `$${amount}`;

test('the included count is shown until it is used up, then the price of each further option', () => {
  const same = makeGroup(1, [makeModifier(11, 500), makeModifier(12, 500)], {
    maximum: 4,
    included: 1,
  });
  const mixed = makeGroup(2, [makeModifier(21, 500), makeModifier(22, 900)], {
    maximum: 4,
    included: 2,
  });
  expect(includedText(same, menu, money)).toBe('1 incluido, después $500 c/u');
  expect(includedText(mixed, menu, money)).toBe('2 incluidos, después se suma su precio');
  expect(includedText(group(0, 3), menu, money)).toBeNull();
  expect(extraChargeText(same, [makePick(1, 11)], menu, money)).toBeNull();
  expect(extraChargeText(same, [makePick(1, 11), makePick(1, 12)], menu, money)).toBe('+ $500');
});
