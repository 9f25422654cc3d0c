import { expect, test } from 'vitest';
import type { OrderEnd } from './order-end.ts';
import { isReleasedBy, type ReleaseRule, releaseRules } from './reservation-release.ts';

const released = (rule: ReleaseRule): OrderEnd[] =>
  (Object.keys(rule) as OrderEnd[]).filter((end) => rule[end]);

test('units and places are released only before anybody cooks', () => {
  for (const name of ['stock', 'slot'] as const) {
    expect(released(releaseRules[name])).toEqual([
      'failed',
      'cancelled',
      'refunded',
      'cancelledUncooked',
    ]);
    expect(isReleasedBy(name, 'cancelled')).toBe(true);
    expect(isReleasedBy(name, 'cancelledInPreparation')).toBe(false);
  }
});

test('the use of a coupon is released by every end but those of a completed order', () => {
  expect(released(releaseRules.coupon)).toEqual([
    'failed',
    'cancelled',
    'refunded',
    'cancelledUncooked',
    'cancelledInPreparation',
  ]);
});

test('points are released by every end', () => {
  expect(released(releaseRules.points)).toEqual([
    'failed',
    'cancelled',
    'refunded',
    'cancelledUncooked',
    'cancelledInPreparation',
    'reversed',
  ]);
});
