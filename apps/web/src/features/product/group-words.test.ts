import type { Minor } from '@comanda/domain/money/money.ts';
import { makeGroup, makeModifier, makePick } from '@comanda/domain/testing/make.ts';
import { expect, test } from 'vitest';
import { textsOf } from '../../platform/texts.ts';
import { chargedNow, groupCount, groupRule, includedRule } from './group-words.ts';

const { menu } = textsOf({ country: { locale: 'es-CL' } });
const group = (minimum: number, maximum: number) => makeGroup(1, [], { minimum, maximum, required: minimum > 0 });

test.each([
  [0, 1, 'Elige hasta 1 · opcional'],
  [0, 3, 'Elige hasta 3 · opcional'],
  [1, 1, 'Elige 1 · obligatorio'],
  [2, 2, 'Elige 2 · obligatorio'],
  [1, 3, 'Elige de 1 a 3 · obligatorio'],
])('a group of %i to %i says its rule', (minimum, maximum, words) => {
  expect(groupRule(group(minimum, maximum), menu)).toBe(words);
});

test('a required group says what is missing, one and many', () => {
  expect(groupCount(group(2, 2), 1, 1, menu)).toEqual({ state: 'missing', words: 'Falta 1' });
  expect(groupCount(group(2, 2), 0, 2, menu)).toEqual({ state: 'missing', words: 'Faltan 2' });
});

test('a required group is done at its minimum; where more fit, it goes on counting', () => {
  expect(groupCount(group(2, 2), 2, 0, menu)).toEqual({ state: 'done', words: 'Listo' });
  expect(groupCount(group(1, 3), 2, 0, menu)).toEqual({ state: 'done', words: '2 de 3' });
});

test('an optional group counts what was picked and is never done', () => {
  expect(groupCount(group(0, 3), 2, 0, menu)).toEqual({ state: 'open', words: '2 de 3' });
  expect(groupCount(group(0, 3), 0, 0, menu)).toEqual({ state: 'open', words: '0 de 3' });
});

test('a required group that is not asked yet counts like an optional one', () => {
  expect(groupCount(group(1, 2), 0, 0, menu)).toEqual({ state: 'open', words: '0 de 2' });
});

const money = (amount: Minor): string => `$${amount}`;

test('what is included is said before it is charged, and what is charged while it is', () => {
  const same = makeGroup(1, [makeModifier(11, 500), makeModifier(12, 500)], { maximum: 4, included: 1 });
  const mixed = makeGroup(2, [makeModifier(21, 500), makeModifier(22, 900)], { maximum: 4, included: 2 });
  expect(includedRule(same, menu, money)).toBe('1 incluido, después $500 c/u');
  expect(includedRule(mixed, menu, money)).toBe('2 incluidos, después se suma su precio');
  expect(includedRule(group(0, 3), menu, money)).toBeNull();
  expect(chargedNow(same, [makePick(1, 11)], menu, money)).toBeNull();
  expect(chargedNow(same, [makePick(1, 11), makePick(1, 12)], menu, money)).toBe('+ $500');
});
