import { expect, test } from 'vitest';
import { staffNoticeAt, staffNoticeQuietMs, staffNoticeTag, staffNews } from './staff-notice.ts';

test('phones are told of an unanswered order after one minute and after five, and then no more', () => {
  expect([1, 2, 3].map((notice) => staffNoticeAt(1_000, notice))).toEqual([61_000, 301_000, null]);
});

test('the pause between two notices of a store is not longer than the wait of an order', () => {
  expect(staffNoticeQuietMs).toBeLessThanOrEqual(staffNoticeAt(0, 1) ?? 0);
});

test('a tag of a notice is short enough for a push service', () => {
  for (const news of staffNews)
    expect(staffNoticeTag(news, 2_147_483_647)).toMatch(/^[\w-]{1,32}$/u);
});
