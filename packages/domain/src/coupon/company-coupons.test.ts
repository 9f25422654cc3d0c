import { expect, test } from 'vitest';
import type { StoreId } from '../ids.ts';
import { makeCoupon } from '../testing/make-coupon.ts';
import { hasLimitedUses, openCompanyCoupons } from './company-coupons.ts';
import type { Coupon } from './coupon.ts';

const santiago = { id: 1 as StoreId, timeZone: 'America/Santiago' };
const easter = { id: 2 as StoreId, timeZone: 'Pacific/Easter' };
/** Noon in Santiago, ten on Easter Island. */
const now = Date.parse('2026-11-28T15:00:00Z');
const isListed = (changes: Partial<Coupon>, stores = [santiago]): boolean =>
  openCompanyCoupons([makeCoupon({ companyIds: [1], ...changes })], {
    companyIds: [1, 4],
    stores,
    platform: 'web',
    now,
  }).length === 1;

test('a coupon of the user’s company is listed, and one of another company or of everybody is not', () => {
  expect(isListed({})).toBe(true);
  expect(isListed({ companyIds: [3, 4] })).toBe(true);
  expect(isListed({ companyIds: [2] })).toBe(false);
  expect(isListed({ companyIds: [] })).toBe(false);
});

test('a company coupon that is off, or of another platform, is not listed', () => {
  expect(isListed({ enabled: false })).toBe(false);
  expect(isListed({ platforms: ['app'] })).toBe(false);
  expect(isListed({ platforms: ['app', 'web'] })).toBe(true);
});

test('a company coupon is listed from its first minute to its last one, at one of its stores', () => {
  expect(isListed({ startsAt: '2026-11-28 12:00', endsAt: '2026-11-28 12:00' })).toBe(true);
  expect(isListed({ startsAt: '2026-11-28 12:01' })).toBe(false);
  expect(isListed({ endsAt: '2026-11-28 11:59' })).toBe(false);
  expect(isListed({ endsAt: '2026-11-28 11:59' }, [santiago, easter])).toBe(true);
  const ofSantiago = { endsAt: '2026-11-28 11:59', storeIds: [santiago.id] };
  expect(isListed(ofSantiago, [santiago, easter])).toBe(false);
});

test('uses are counted where one of the three limits holds', () => {
  expect(hasLimitedUses(makeCoupon())).toBe(false);
  for (const limit of [{ maxUses: 1 }, { maxUsesPerUser: 1 }, { firstPurchase: true }])
    expect(hasLimitedUses(makeCoupon(limit))).toBe(true);
});
