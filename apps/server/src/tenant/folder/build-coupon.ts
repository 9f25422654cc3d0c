import type { CouponDiscount, Coupon } from '@comanda/domain/coupon/coupon.ts';
import type { CouponFile } from './coupons-schema.ts';
import type { FolderContent } from './folder-content.ts';

/**
 * Returns a coupon as published: percentages in basis points, and the names of its stores and
 * companies.
 */
export const buildCoupon = (
  { discount, ...coupon }: CouponFile,
  { stores, companies }: Pick<FolderContent, 'stores' | 'companies'>,
): Coupon => ({
  ...coupon,
  discount: buildDiscount(discount),
  storeNames: stores.filter(({ id }) => coupon.storeIds.includes(id)).map(({ name }) => name),
  companyNames: companies
    .filter(({ id }) => coupon.companyIds.includes(id))
    .map(({ name }) => name),
});

function buildDiscount(discount: CouponFile['discount']): CouponDiscount {
  switch (discount.kind) {
    case 'percent': {
      const { kind, value, maximum } = discount;
      return { kind, basisPoints: basisPointsOf(value), maximum };
    }
    case 'amount':
      return { kind: discount.kind, amount: discount.value };
    case 'delivery':
      return discount;
    case 'product': {
      const { kind, productId, quantity, percent } = discount;
      return { kind, productId, quantity, basisPoints: basisPointsOf(percent) };
    }
  }
}

const basisPointsOf = (percent: number): number => Math.round(percent * 100);
