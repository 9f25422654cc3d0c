import type { Coupon, CouponDiscount } from '../../coupon/coupon.ts';
import type { CategoryId, ProductId } from '../../ids.ts';
import type { Menu } from '../../menu/menu.ts';

/** The terms of a coupon with names instead of ids. */
export type CouponTerms = ReturnType<typeof couponTerms>;

/** Names of the products and categories of all menus of the brand. */
export type MenuNames = {
  readonly products: ReadonlyMap<ProductId, string>;
  readonly categories: ReadonlyMap<CategoryId, string>;
};

export const menuNames = (menus: readonly Menu[]): MenuNames => ({
  products: new Map(menus.flatMap(({ products }) => products).map(({ id, name }) => [id, name])),
  categories: new Map(
    menus.flatMap(({ categories }) => categories).map(({ id, name }) => [id, name]),
  ),
});

/**
 * Returns the terms of a coupon with names instead of ids, for staff. The import has checked that
 * each id has a name.
 */
export function couponTerms(coupon: Coupon, { products, categories }: MenuNames) {
  const productNames = (ids: readonly ProductId[]) =>
    unique(ids.map((id) => products.get(id) ?? ''));
  const { on, requires, invitation, storeNames, companyNames, ...rest } = coupon;
  return {
    discount: namedDiscount(rest.discount, products),
    on: [
      ...unique(on.categoryIds.map((id) => categories.get(id) ?? '')),
      ...productNames(on.productIds),
    ],
    notDiscounted: on.notDiscounted,
    requires: requires.map(({ productIds, quantity }) => ({
      names: productNames(productIds),
      quantity,
    })),
    startsAt: rest.startsAt,
    endsAt: rest.endsAt,
    hours: rest.hours.map(({ days, from, to }) => ({ days: [...days], from, to })),
    minimumBill: rest.minimumBill,
    maxUsesPerUser: rest.maxUsesPerUser,
    firstPurchase: rest.firstPurchase,
    dispatchMethod: rest.dispatchMethod,
    paymentMethods: [...rest.paymentMethods],
    platforms: [...rest.platforms],
    stores: [...storeNames],
    companies: [...companyNames],
    isInvitation: invitation !== null,
  };
}

const unique = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name) => name !== '')),
];

type NamedDiscount =
  | Exclude<CouponDiscount, { kind: 'product' }>
  | { kind: 'product'; product: string; quantity: number; basisPoints: number };

function namedDiscount(discount: CouponDiscount, products: MenuNames['products']): NamedDiscount {
  if (discount.kind !== 'product') return discount;
  const { productId, quantity, basisPoints } = discount;
  return { kind: 'product', product: products.get(productId) ?? '', quantity, basisPoints };
}
