import { describe, expect, test } from 'vitest';
import { caseMenu, caseNow, casePlaces, caseServiceFee, caseStore } from '../cases/case-menu.ts';
import { acceptedCoupons, type CouponSituation, refusedCoupons } from '../cases/coupon.cases.ts';
import { priceCart } from '../cart/price-cart.ts';
import { applyDiscounts } from '../discount/apply-discounts.ts';
import type { Quote } from '../cart/quote.ts';
import type { CategoryId } from '../ids.ts';
import { indexMenu } from '../menu/menu-index.ts';
import type { StoreMenu } from '../menu/menu.ts';
import { minor } from '../money/money.ts';
import { makeCart, makeLine } from '../testing/make.ts';
import { makeCoupon, makeCouponUser } from '../testing/make-coupon.ts';
import { makeOffer } from '../testing/make-offer.ts';

const sweets = [5, 11];
/** The menu of the cases, with a second category. */
const menu: StoreMenu = {
  ...caseMenu,
  menu: {
    ...caseMenu.menu,
    categories: [
      ...caseMenu.menu.categories,
      { id: 2 as CategoryId, name: 'Dulces', slug: 'dulces', layout: 'small', productIds: [] },
    ],
    products: caseMenu.menu.products.map((product) =>
      sweets.includes(product.id) ? { ...product, categoryId: 2 as CategoryId } : product,
    ),
  },
};
const index = indexMenu(menu);
const usualLines = [
  { productId: 9, count: 1 },
  { productId: 2, count: 1 },
];

function priced(each: CouponSituation): Quote {
  const { lines = usualLines, dispatch = 'in_store', place = null, requestedTime } = each;
  const cart = makeCart(
    lines.map(({ productId, count }) => makeLine(productId, count)),
    dispatch,
  );
  const quote = priceCart(cart, {
    index,
    store: caseStore,
    settings: { serviceFee: caseServiceFee },
    place: place && casePlaces[place],
    now: caseNow,
    requestedTime: requestedTime === undefined ? null : Date.parse(requestedTime),
    platform: 'web',
    discounts: applyDiscounts({
      coupon: {
        coupon: makeCoupon(each.coupon),
        user: makeCouponUser(each.user),
        paymentMethod: each.paymentMethod === undefined ? 'cash' : each.paymentMethod,
      },
    }),
  });
  if (!quote.ok) throw new Error(`refused: ${quote.error.label}`);
  return quote.value;
}

describe('a coupon is refused with its word and the facts of the way out', () => {
  test.each(refusedCoupons)('$name', (each) => {
    const quote = priced(each);
    expect(quote.discountRefusal).toEqual({ label: each.refused, metadata: each.metadata });
    expect(quote).toMatchObject({ coupon: null, discount: 0 });
  });
});

describe('a coupon takes off its amount, in shares of the lines', () => {
  test.each(acceptedCoupons)('$name', (each) => {
    const { coupon, discount, discountRefusal, parts } = priced(each);
    expect(discountRefusal).toBeNull();
    expect(discount).toBe(each.discount);
    const name = { code: 'LENA20', name: '20 % en tu pedido' };
    expect(coupon).toEqual(each.discount === 0 ? null : name);
    const part = parts.find(({ kind }) => kind === 'discount');
    if (each.shares !== undefined)
      expect(part).toMatchObject({ source: { kind: 'coupon', ...name }, shares: each.shares });
  });
});

test('the first reason names the others that the shopper can change, and none of those that nobody can', () => {
  const refusal = priced({
    coupon: {
      dispatchMethod: 'store_delivery',
      paymentMethods: ['webpay'],
      minimumBill: minor(50_000),
      maxUses: 1,
    },
    user: { uses: 1 },
  }).discountRefusal;
  expect(refusal).toMatchObject({
    label: 'COUPON_DISPATCH_METHOD',
    metadata: {
      dispatchMethod: 'store_delivery',
      also: [
        { label: 'COUPON_PAYMENT_METHOD', metadata: { methods: ['webpay'] } },
        { label: 'COUPON_WITH_MINIMUM_BILL', metadata: { minimum: 50_000 } },
      ],
    },
  });
});

test('the first check that fails is the one that is named', () => {
  const wrong = refusedCoupons.flatMap((one, at) =>
    refusedCoupons.slice(at + 1).flatMap((other) => {
      if (!canMeet(one, other)) return [];
      const both = {
        ...other,
        ...one,
        coupon: { ...other.coupon, ...one.coupon },
        user: { ...other.user, ...one.user },
      };
      const label = priced(both).discountRefusal?.label;
      return label === one.refused ? [] : [`${one.name} and ${other.name}: ${label}`];
    }),
  );
  expect(wrong).toEqual([]);
});

/**
 * Two rows can meet in one cart if they do not set the same thing. A coupon of a product or of the
 * delivery names no lines.
 */
function canMeet(one: CouponSituation, other: CouponSituation): boolean {
  const parts = ({ coupon }: CouponSituation) =>
    Object.keys(coupon).map((key) => (key === 'on' ? 'discount' : key));
  return (
    !parts(one).some((key) => parts(other).includes(key)) &&
    !('lines' in one && 'lines' in other) &&
    !['dispatch', 'place', 'paymentMethod', 'requestedTime'].some(
      (key) => key in one || key in other,
    )
  );
}

test('a coupon applies to what a combo leaves, and its minimum counts the food before the combo', () => {
  const offer = makeOffer(1, {
    needs: [{ productIds: [9] }],
    benefit: { kind: 'amount', amount: minor(4_000) },
  });
  const half = makeCoupon({
    discount: { kind: 'percent', basisPoints: 5_000, maximum: null },
    minimumBill: minor(20_000),
  });
  const quote = priceCart(makeCart([makeLine(9)]), {
    index,
    store: caseStore,
    settings: { serviceFee: caseServiceFee, offers: [offer] },
    place: null,
    now: caseNow,
    platform: 'web',
    discounts: applyDiscounts({
      coupon: { coupon: half, user: makeCouponUser(), paymentMethod: 'cash' },
    }),
  });
  expect(quote).toMatchObject({ value: { subtotal: 20_000, discount: 4_000 + 8_000 } });
});

test('an empty cart has nothing to discount', () => {
  expect(priced({ coupon: {}, lines: [] }).discountRefusal).toEqual({
    label: 'COUPON_COUPONIZABLE_ERROR',
    metadata: {},
  });
});
