import { expect, test } from 'vitest';
import { applyDraft } from './apply-draft.ts';
import type { DraftEdit } from './draft-edit.ts';
import { isDraftEdit } from './is-draft-edit.ts';
import type { Json } from './json.ts';
import { isSameRules, readRules, rulesIn, writeRules } from './rule-files.ts';

const write = (value: Json): string => JSON.stringify(value);
const settings = {
  commerceName: 'Brasa',
  tipPresets: [0, 10],
  serviceFee: 0,
  loyaltyProgram: true,
  loyaltyProgramParams: { name: 'Leña', minAmount: 1_000, maxAmount: 9_000 },
  kitchenUrl: 'https://pos.example/orders',
};
const texts = new Map([
  ['settings.json', write(settings)],
  ['stores.json', '[]'],
]);
const set = (field: string, value: Json): DraftEdit => ({
  ...{ file: 'rules.json', list: 'rules', id: 1, parent: null },
  ...{ op: 'set', field, value },
});
const drafted = (...edits: DraftEdit[]): Record<string, unknown> => {
  const { files, lost } = applyDraft(readRules(texts), edits);
  expect(lost).toEqual([]);
  return JSON.parse(writeRules(texts, files, write).get('settings.json') ?? '') as Record<
    string,
    unknown
  >;
};

test('rules that are read and written again are the same, to the letter', () => {
  expect(writeRules(texts, readRules(texts), write)).toBe(texts);
  const again = applyDraft(readRules(texts), [set('serviceFee', 0)]);
  expect(writeRules(texts, again.files, write)).toBe(texts);
});

test('a rule changes alone, and the settings of the look stay', () => {
  expect(drafted(set('serviceFee', 500), set('loyaltyProgramParams/name', 'Brasas'))).toEqual({
    ...settings,
    serviceFee: 500,
    loyaltyProgramParams: { ...settings.loyaltyProgramParams, name: 'Brasas' },
  });
  const written = drafted(set('maxDaysAvailableFutureOrder', 3));
  expect(Object.keys(written)).toEqual([...Object.keys(settings), 'maxDaysAvailableFutureOrder']);
});

test('a rule with a default of its own is left out with null, and the points may end', () => {
  expect(drafted(set('latePayments', 'keep'))).toMatchObject({ latePayments: 'keep' });
  expect(drafted(set('latePayments', 'keep'), set('latePayments', null))).toEqual(settings);
  expect(drafted(set('orderLimits/perBuyer/ordersPerHour', 4), set('orderLimits', null))).toEqual(
    settings,
  );
  expect(drafted(set('loyaltyProgramParams', null))).toMatchObject({ loyaltyProgramParams: null });
});

test('a version of the rules holds no other setting', () => {
  expect(Object.keys(rulesIn(readRules(texts)))).toEqual([
    ...['tipPresets', 'serviceFee', 'loyaltyProgram', 'loyaltyProgramParams'],
  ]);
  const other = new Map([['settings.json', write({ ...settings, commerceName: 'Otra' })]]);
  expect(isSameRules(texts, other)).toBe(true);
  const dearer = new Map([['settings.json', write({ ...settings, serviceFee: 1 })]]);
  expect(isSameRules(texts, dearer)).toBe(false);
});

test.each<[string, Json, boolean]>([
  ['serviceFee', 500, true],
  ['orderLimits/perBuyer/ordersPerHour', 4, true],
  ['payments/installments', [3, 6], true],
  ['commerceName', 'Otra', false],
  ['kitchenUrl', null, false],
  ['orderLimits/', 4, false],
  ['orderLimits/per buyer', 4, false],
  ['', 1, false],
])('%s = %j: an edit of the rules or not: %s', (field, value, isEdit) => {
  expect(isDraftEdit(set(field, value))).toBe(isEdit);
  expect(isDraftEdit({ ...set(field, value), file: 'settings.json' })).toBe(false);
});
