import { expect, test } from 'vitest';
import { makeCoupon } from '../testing/make-coupon.ts';
import { checkEnd, checkHours, checkStart } from './check-coupon-times.ts';

const santiago = 'America/Santiago';
const at = (iso: string) => Date.parse(iso);

/** In the night to 6 September 2026 the clock of Santiago goes from 23:59 to 01:00. */
test.each([
  ['2026-09-06T03:59:00Z', 'COUPON_NOT_AVAILABLE'],
  ['2026-09-06T04:00:00Z', null],
])(
  'a coupon that starts at a midnight which the clock skips starts with the next minute: %s',
  (now, label) => {
    const coupon = makeCoupon({ startsAt: '2026-09-06 00:00' });
    expect(checkStart(coupon, at(now), santiago)?.label ?? null).toBe(label);
  },
);

test('a coupon that ends in the skipped hour ends before it', () => {
  const coupon = makeCoupon({ endsAt: '2026-09-06 00:30' });
  expect(checkEnd(coupon, at('2026-09-06T03:59:59Z'), santiago)).toBeNull();
  expect(checkEnd(coupon, at('2026-09-06T04:00:00Z'), santiago)?.label).toBe('COUPON_EXPIRED');
});

/**
 * On 4 April 2026 the clock of Santiago shows 23:00 to 23:59 twice: from 02:00 and from 03:00 in
 * UTC.
 */
test.each([
  ['2026-04-05T02:30:59Z', false],
  ['2026-04-05T02:31:00Z', true],
  ['2026-04-05T03:10:00Z', true],
  ['2026-04-05T03:30:00Z', true],
])('a coupon that ends in the repeated hour ends once, in the first pass: %s', (now, hasEnded) => {
  const coupon = makeCoupon({ endsAt: '2026-04-04 23:30' });
  expect(checkEnd(coupon, at(now), santiago) !== null).toBe(hasEnded);
});

test('a coupon until 23:59 lasts through the second pass of the repeated hour', () => {
  const coupon = makeCoupon({ endsAt: '2026-04-04 23:59' });
  expect(checkEnd(coupon, at('2026-04-05T03:59:59Z'), santiago)).toBeNull();
  expect(checkEnd(coupon, at('2026-04-05T04:00:00Z'), santiago)?.label).toBe('COUPON_EXPIRED');
});

test('a coupon that starts in the repeated hour stays started in the second pass', () => {
  const coupon = makeCoupon({ startsAt: '2026-04-04 23:30' });
  expect(checkStart(coupon, at('2026-04-05T02:29:00Z'), santiago)?.label).toBe(
    'COUPON_NOT_AVAILABLE',
  );
  expect(checkStart(coupon, at('2026-04-05T02:30:00Z'), santiago)).toBeNull();
  expect(checkStart(coupon, at('2026-04-05T03:10:00Z'), santiago)).toBeNull();
});

test('hours that ended in the first pass of the repeated hour stay ended in the second', () => {
  const coupon = makeCoupon({ hours: [{ days: [6], from: '20:00', to: '23:30' }] });
  expect(checkHours(coupon, at('2026-04-05T02:29:00Z'), santiago)).toBeNull();
  expect(checkHours(coupon, at('2026-04-05T03:10:00Z'), santiago)?.label).toBe(
    'INVALID_MAXIMUM_EXPIRY_TIME',
  );
});

test('the zone is the one of the store', () => {
  const coupon = makeCoupon({
    endsAt: '2026-11-21 20:00',
    hours: [{ days: [6], from: '19:00', to: '23:59' }],
  });
  const evening = at('2026-11-21T22:30:00Z');
  expect(checkHours(coupon, evening, santiago)).toBeNull();
  expect(checkHours(coupon, evening, 'America/Mexico_City')?.label).toBe(
    'INVALID_MINIMUM_START_TIME',
  );
  expect(checkEnd(coupon, at('2026-11-22T01:00:00Z'), santiago)?.label).toBe('COUPON_EXPIRED');
  expect(checkEnd(coupon, at('2026-11-22T01:00:00Z'), 'America/Mexico_City')).toBeNull();
});

test('a window until 23:59 ends with the day, and two windows that touch leave no gap', () => {
  const coupon = makeCoupon({
    hours: [
      { days: [6], from: '20:00', to: '23:59' },
      { days: [0], from: '00:00', to: '02:00' },
    ],
  });
  for (const now of ['2026-11-22T02:59:59Z', '2026-11-22T03:00:00Z', '2026-11-22T04:59:59Z'])
    expect(checkHours(coupon, at(now), santiago)).toBeNull();
  expect(checkHours(coupon, at('2026-11-22T05:00:00Z'), santiago)?.label).toBe(
    'INVALID_MAXIMUM_EXPIRY_TIME',
  );
});

test('between two windows of a day the next one is named, after the last one the last', () => {
  const lunch = { days: [6], from: '12:00', to: '15:00' } as const;
  const dinner = { days: [6], from: '19:00', to: '22:00' } as const;
  const coupon = makeCoupon({ hours: [dinner, lunch] });
  const said = (now: string) => checkHours(coupon, at(now), santiago);
  expect(said('2026-11-21T14:00:00Z')).toEqual({
    label: 'INVALID_MINIMUM_START_TIME',
    metadata: lunch,
  });
  expect(said('2026-11-21T19:00:00Z')).toEqual({
    label: 'INVALID_MINIMUM_START_TIME',
    metadata: dinner,
  });
  expect(said('2026-11-22T01:00:00Z')).toEqual({
    label: 'INVALID_MAXIMUM_EXPIRY_TIME',
    metadata: dinner,
  });
});
