import { expect, test } from 'vitest';
import { minuteMs } from '../duration.ts';
import {
  checkHandOver,
  type HandOverClaim,
  type HandOverFacts,
  isWrongCode,
  needsHandOverCode,
  withoutCodeReasons,
} from './hand-over-code.ts';

const now = Date.UTC(2026, 10, 23, 13);
const pickup: HandOverFacts = { dispatchMethod: 'in_store', code: '0427', wrongAt: [] };
const check = (facts: Partial<HandOverFacts>, claim: Partial<HandOverClaim>) =>
  checkHandOver(
    { ...pickup, ...facts },
    { role: 'crew', code: null, withoutCode: null, ...claim },
    now,
  );
const minutesAgo = (...minutes: number[]) => minutes.map((each) => now - each * minuteMs);

test('a pickup is handed over to the person who shows its code', () => {
  expect(check({}, { code: '0427' })).toEqual({ ok: true, value: 'code' });
  expect(check({}, { code: ' 0427 ' })).toEqual({ ok: true, value: 'code' });
});

test.each(['427', '0428', '04270', 'abcd', '٠٤٢٧'])('%s is not the code 0427', (code) => {
  const checked = check({}, { code });
  expect(checked).toMatchObject({
    error: { label: 'INVALID_PARAMETER', metadata: { reason: 'WRONG_CODE', triesLeft: 4 } },
  });
  expect(!checked.ok && isWrongCode(checked.error)).toBe(true);
});

test('a pickup without a code is not handed over by crew', () => {
  for (const code of [null, '', '  '])
    expect(check({}, { code })).toMatchObject({ error: { label: 'PARAMETER_MISSING' } });
});

test('a delivery that a rider takes needs none', () => {
  expect(check({ dispatchMethod: 'store_delivery' }, {})).toEqual({ ok: true, value: 'notNeeded' });
});

test('after five wrong codes in ten minutes the right one is refused too, until the first is ten minutes old', () => {
  const five = minutesAgo(9, 4, 3, 2, 1);
  expect(check({ wrongAt: five }, { code: '0427' })).toMatchObject({
    error: { label: 'TOO_MANY_REQUESTS', metadata: { seconds: 60 } },
  });
  expect(check({ wrongAt: minutesAgo(10, 4, 3, 2, 1) }, { code: '0427' })).toMatchObject({
    ok: true,
  });
  expect(check({ wrongAt: minutesAgo(10, 4, 3, 2, 1) }, { code: '1' })).toMatchObject({
    error: { metadata: { triesLeft: 0 } },
  });
});

test.each(withoutCodeReasons)('a manager hands over without the code: %s', (withoutCode) => {
  const wrongAt = minutesAgo(5, 4, 3, 2, 1);
  for (const role of ['manager', 'owner'] as const)
    expect(check({ wrongAt }, { role, withoutCode })).toEqual({ ok: true, value: withoutCode });
  expect(check({}, { withoutCode })).toMatchObject({ error: { label: 'NOT_AUTHORIZED' } });
});

test('the counter asks for the code of a pickup, and for none of a delivery', () => {
  expect(needsHandOverCode('in_store')).toBe(true);
  expect(needsHandOverCode('store_delivery')).toBe(false);
});
