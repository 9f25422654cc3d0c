import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalCouponCode } from './coupon-code.ts';

test.each([
  ['lena20', 'LENA20'],
  [' LENA20\u00A0', 'LENA20'],
  ['\tlena20\n', 'LENA20'],
  ['ｌｅｎａ２０', 'LENA20'],
  ['café-10', null],
  ['amigo-7k2_pq', 'AMIGO-7K2_PQ'],
  ['20OFF', '20OFF'],
])('the code %j is read as %j', (typed, code) => {
  expect(normalCouponCode(typed)).toBe(code);
});

test.each([
  '',
  '  ',
  'AB',
  'LENA 20',
  '-LENA',
  'LEÑA20',
  'LENA20\u200B',
  '\u202ELENA20',
  'LENA\u000020',
  '🍔'.repeat(60),
  'A'.repeat(41),
])('%j is no code', (typed) => {
  expect(normalCouponCode(typed)).toBeNull();
});

test('a normal code stays as it is, and no text makes the rule fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const code = normalCouponCode(typed);
      if (code !== null) expect(normalCouponCode(code.toLowerCase())).toBe(code);
    }),
  );
});
