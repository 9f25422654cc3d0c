import { expect, test } from 'vitest';
import { isFileId, isTenantId, isUuidOf } from './ids.ts';

test.each([
  ['burger', true],
  ['la-brasa-2', true],
  ['a'.repeat(40), true],
  ['a'.repeat(41), false],
  ['', false],
  ['2brasas', false],
  ['la--brasa', false],
  ['Burger', false],
  ['burger\n', false],
])('%j may be the id of a tenant: %s', (text, expected) => {
  expect(isTenantId(text)).toBe(expected);
});

test.each([
  [1, true],
  [2_147_483_647, true],
  [2_147_483_648, false],
  [0, false],
  [-1, false],
  [1.5, false],
  [Number.NaN, false],
])('%d may be an id of a folder: %s', (value, expected) => {
  expect(isFileId(value)).toBe(expected);
});

test.each([
  ['019aa3c4-1111-7abc-8def-0123456789ab', true],
  ['019AA3C4-1111-7ABC-8DEF-0123456789AB', true],
  ['019aa3c4-1111-7abc-8def-0123456789a', false],
  ['019aa3c411117abc8def0123456789ab', false],
  ["019aa3c4-1111-7abc-8def-0123456789ab' or true", false],
])('%j may be an id made at run time: %s', (text, expected) => {
  expect(isUuidOf(text)).toBe(expected);
});
