import type { getCounterCoupons } from '@comanda/contract/counter/coupons.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { Coupon, CouponDiscount } from '@comanda/domain/coupon/coupon.ts';
import type { CategoryId, ProductId } from '@comanda/domain/ids.ts';
import type { Menu } from '@comanda/domain/menu/menu.ts';

export type CouponTerms = NonNullable<
  AnswerOf<typeof getCounterCoupons>['coupons'][number]['terms']
>;

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
export function couponTerms(coupon: Coupon, { products, categories }: MenuNames): CouponTerms {
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

function namedDiscount(
  discount: CouponDiscount,
  products: MenuNames['products'],
): CouponTerms['discount'] {
  if (discount.kind !== 'product') return discount;
  const { productId, quantity, basisPoints } = discount;
  return { kind: 'product', product: products.get(productId) ?? '', quantity, basisPoints };
}
