import { expect, test } from 'vitest';
import { catalogue, type ErrorLabel, labelOfCode } from './catalogue.ts';

/** A second copy of the numeric codes of docs/rules/limits.md#error-catalogue. */
const codes = [
  9999, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1014, 1019, 1020,
  1021, 1022, 1024, 1025, 1026, 1027, 1028, 1029, 1030, 1031, 1032, 1033, 1035, 1036, 1037, 1038,
  1039, 1040, 1041, 1042, 1043, 1044, 1045, 1048, 1049, 1050, 1051, 1052, 1053, 1054, 1055, 1058,
  1059, 1068, 1069, 1071, 1072, 1076, 1077, 1080, 1108, 1092, 1093, 11_101,
];
const entries = Object.entries(catalogue);

test('every code of the specification has an entry', () => {
  const known = new Set<number>(entries.map(([, { code }]) => code));
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
});

test('no two refusals share a code', () => {
  expect(new Set(entries.map(([, { code }]) => code)).size).toBe(entries.length);
});

test.each<[number, ErrorLabel]>([
  [1005, 'EXCLUSION_DELIVERY_ZONE'],
  [1011, 'UNPROCESSABLE_ITEMS'],
  [1024, 'STORE_CLOSED'],
  [1026, 'DELIVERY_MINIMUM_NOT_REACHED'],
  [1038, 'ORDER_CREATION_BLOCKED'],
  [1044, 'MAXIMUM_ORDER_AMOUNT'],
  [1058, 'COUPON_WITH_MINIMUM_BILL'],
])('%d is %s', (code, label) => {
  expect(labelOfCode(code)).toBe(label);
});

test('an unknown code reads as the default', () => {
  for (const code of [0, 1, 1034, Number.NaN]) expect(labelOfCode(code)).toBe('DEFAULT');
});

test('every refusal has a fitting status: 4xx for the shopper’s fault, and 5xx with a retry for ours', () => {
  for (const [, { status, retryable }] of entries) {
    expect(status).toBeGreaterThanOrEqual(400);
    if (status >= 500) expect(retryable).toBe(true);
  }
});
