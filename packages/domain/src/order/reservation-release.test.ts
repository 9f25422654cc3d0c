import { expect, test } from 'vitest';
import type { OrderEnd } from './order-end.ts';
import { isReleasedBy, type ReleaseRule, releaseRules } from './reservation-release.ts';

const released = (rule: ReleaseRule): OrderEnd[] =>
  (Object.keys(rule) as OrderEnd[]).filter((end) => rule[end]);

test('units and places are free again only while nobody has begun to cook', () => {
  for (const name of ['stock', 'slot'] as const) {
    expect(released(releaseRules[name])).toEqual(['failed', 'cancelled', 'refunded']);
    expect(isReleasedBy(name, 'cancelled')).toBe(true);
    expect(isReleasedBy(name, 'cancelledInPreparation')).toBe(false);
  }
});

test('nothing is released by the proof of a refund: the end before it has released what was due', () => {
  for (const rule of Object.values(releaseRules)) expect(rule.refundProven).toBe(false);
});

test('a reservation can say that cooking keeps it free and that completion does not', () => {
  const couponUse: ReleaseRule = {
    ...releaseRules.stock,
    cancelledInPreparation: true,
    reversed: false,
  };
  expect(released(couponUse)).toEqual([
    'failed',
    'cancelled',
    'refunded',
    'cancelledInPreparation',
  ]);
});
