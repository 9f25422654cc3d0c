import type { CouponUserFacts } from '../coupon/coupon-request.ts';
import type { Coupon } from '../coupon/coupon.ts';
import type { ErrorLabel } from '../errors/catalogue.ts';
import type { CategoryId, StoreId } from '../ids.ts';
import { minor } from '../money/money.ts';
import type { PaymentMethodName } from '../payment/method-names.ts';
import type { DispatchMethod } from '../store/store.ts';
import { productId } from '../testing/make.ts';
import type { casePlaces } from './case-menu.ts';

/**
 * A coupon for a cart of the case store at the case moment (Saturday 21 November 2026, 13:00).
 * Amounts in pesos. Left out: a box of 20,000 and a portion of fries of 1,990, picked up, paid in
 * cash, by a user who never ordered. `requestedTime`: the ISO instant that a future order is for.
 */
export type CouponSituation = {
  coupon: Partial<Coupon>;
  lines?: readonly { productId: number; count: number }[];
  dispatch?: DispatchMethod;
  place?: keyof typeof casePlaces | null;
  paymentMethod?: PaymentMethodName | null;
  user?: Partial<CouponUserFacts>;
  requestedTime?: string;
};
export type RefusedCoupon = CouponSituation & {
  name: string;
  refused: ErrorLabel;
  metadata: Record<string, unknown>;
};
/** `shares`: what the coupon takes off each line. */
export type AcceptedCoupon = CouponSituation & {
  name: string;
  discount: number;
  shares?: readonly number[];
};

const ofCategory = { productIds: [], categoryIds: [2 as CategoryId], notDiscounted: false };
const ofProduct = { productIds: [productId(3)], categoryIds: [], notDiscounted: false };
const withoutOffers = { productIds: [], categoryIds: [], notDiscounted: true };
const lunch = { days: [1, 2, 3, 4, 5, 6], from: '12:00', to: '13:00' } as const;
const dinner = { days: [6], from: '19:00', to: '23:59' } as const;
const freeLemonade = {
  kind: 'product',
  productId: productId(3),
  quantity: 1,
  basisPoints: 10_000,
} as const;
const freeDelivery = { kind: 'delivery', maximum: null } as const;
const fries = { productId: 2, count: 1 };
const empanadas = (count: number) => ({ productId: 10, count });

/** One row for each word, in the order of the checks. */
export const refusedCoupons: readonly RefusedCoupon[] = [
  {
    name: 'one’s own invitation',
    coupon: { invitation: { prefix: 'AMIGO', reward: null } },
    user: { ownsCode: true },
    refused: 'INVALID_INVITATION_CODE',
    metadata: { reason: 'OWN_INVITATION' },
  },
  {
    name: 'a coupon that is switched off',
    coupon: { enabled: false },
    refused: 'COUPON_NOT_AVAILABLE',
    metadata: {},
  },
  {
    name: 'a coupon that has not started',
    coupon: { startsAt: '2026-11-21 13:01' },
    refused: 'COUPON_NOT_AVAILABLE',
    metadata: { startsAt: '2026-11-21 13:01' },
  },
  {
    name: 'a coupon of another store',
    coupon: { storeIds: [2 as StoreId], storeNames: ['Local Providencia'] },
    refused: 'COUPON_NOT_AVAILABLE',
    metadata: { stores: ['Local Providencia'] },
  },
  {
    name: 'a coupon that has ended',
    coupon: { endsAt: '2026-11-21 12:59' },
    refused: 'COUPON_EXPIRED',
    metadata: { endedAt: '2026-11-21 12:59' },
  },
  {
    name: 'a coupon of the app',
    coupon: { platforms: ['app'] },
    refused: 'COUPON_PLATFORM_ERROR',
    metadata: { platforms: ['app'] },
  },
  {
    name: 'a coupon of a company',
    coupon: { companyIds: [7], companyNames: ['Andes Ingeniería'] },
    user: { companyIds: [8] },
    refused: 'COUPON_CANNOT_BE_USED_BY_USER',
    metadata: { companies: ['Andes Ingeniería'] },
  },
  {
    name: 'a coupon for deliveries',
    coupon: { dispatchMethod: 'store_delivery' },
    refused: 'COUPON_DISPATCH_METHOD',
    metadata: { dispatchMethod: 'store_delivery' },
  },
  {
    name: 'free delivery of a pickup',
    coupon: { discount: freeDelivery },
    refused: 'COUPON_DISPATCH_METHOD',
    metadata: { dispatchMethod: 'store_delivery' },
  },
  {
    name: 'a coupon before a payment method is chosen',
    coupon: {},
    paymentMethod: null,
    refused: 'PARAMETER_MISSING',
    metadata: { field: 'payment_method' },
  },
  {
    name: 'a coupon of another payment method',
    coupon: { paymentMethods: ['webpay', 'card'] },
    refused: 'COUPON_PAYMENT_METHOD',
    metadata: { methods: ['webpay', 'card'] },
  },
  {
    name: 'a coupon of another weekday',
    coupon: { hours: [{ days: [3, 2], from: '12:00', to: '16:00' }] },
    refused: 'COUPON_NOT_AVAILABLE',
    metadata: { days: [2, 3], from: '12:00', to: '16:00' },
  },
  {
    name: 'an order before the coupon’s hours',
    coupon: { hours: [lunch, dinner] },
    refused: 'INVALID_MINIMUM_START_TIME',
    metadata: dinner,
  },
  {
    name: 'an order after the coupon’s hours',
    coupon: { hours: [lunch] },
    requestedTime: '2026-11-21T23:00:00Z',
    refused: 'INVALID_MAXIMUM_EXPIRY_TIME',
    metadata: lunch,
  },
  {
    name: 'a coupon of a category of which nothing is in the cart',
    coupon: { on: ofCategory },
    refused: 'INVALID_CATEGORY_COUPON',
    metadata: { names: ['Dulces'] },
  },
  {
    name: 'a coupon of products that are not in the cart',
    coupon: { on: ofProduct },
    refused: 'COUPON_OFFER_NOT_PRESENT',
    metadata: { names: ['Limonada'] },
  },
  {
    name: 'a free product that is not in the cart',
    coupon: { discount: freeLemonade },
    refused: 'COUPON_OFFER_NOT_PRESENT',
    metadata: { names: ['Limonada'] },
  },
  {
    name: 'a cart in which everything has an offer price',
    coupon: { on: withoutOffers },
    lines: [fries],
    refused: 'CART_ONLY_OFFERS',
    metadata: {},
  },
  {
    name: 'a coupon of which nothing that it requires is in the cart',
    coupon: { requires: [{ productIds: [productId(3), productId(12)], quantity: 2 }] },
    refused: 'COUPON_OFFER_NOT_PRESENT',
    metadata: { names: ['Limonada', 'Poke'], units: 2 },
  },
  {
    name: 'a coupon that requires more units',
    coupon: {
      discount: { kind: 'amount', amount: minor(3_000) },
      requires: [{ productIds: [productId(10)], quantity: 3 }],
    },
    lines: [empanadas(2), fries],
    refused: 'RULE_NOT_COMPLETED',
    metadata: { names: ['Empanada'], units: 1, benefit: 3_000 },
  },
  {
    name: 'a cart below the coupon’s minimum',
    coupon: { minimumBill: minor(10_000) },
    lines: [fries],
    refused: 'COUPON_WITH_MINIMUM_BILL',
    metadata: { minimum: 10_000, missing: 8_010 },
  },
  {
    name: 'a coupon of the first purchase after an order',
    coupon: { firstPurchase: true },
    user: { hasOrdered: true },
    refused: 'NOT_FIRST_PURCHASE',
    metadata: {},
  },
  {
    name: 'a coupon that the user has used up',
    coupon: { maxUsesPerUser: 2 },
    user: { usesByUser: 2 },
    refused: 'MAX_COUPON_USES_BY_USER_REACHED',
    metadata: { most: 2 },
  },
  {
    name: 'a coupon that everybody together has used up',
    coupon: { maxUses: 100 },
    user: { uses: 100 },
    refused: 'COUPON_MAX_REACHED',
    metadata: {},
  },
  {
    name: 'free delivery of a delivery that is free',
    coupon: { discount: freeDelivery },
    dispatch: 'store_delivery',
    place: 'near',
    refused: 'COUPON_COUPONIZABLE_ERROR',
    metadata: { reason: 'FREE_DELIVERY' },
  },
  {
    name: 'a coupon of which nothing is left to take off',
    coupon: { discount: { kind: 'percent', basisPoints: 1, maximum: null } },
    lines: [fries],
    refused: 'COUPON_COUPONIZABLE_ERROR',
    metadata: {},
  },
];

/** Coupons that fit, with the amount and its share of each line. */
export const acceptedCoupons: readonly AcceptedCoupon[] = [
  { name: 'a percentage of all food', coupon: {}, discount: 4_398, shares: [4_000, 398] },
  {
    name: 'a percentage with its maximum',
    coupon: { discount: { kind: 'percent', basisPoints: 2_000, maximum: minor(1_000) } },
    discount: 1_000,
    shares: [910, 90],
  },
  {
    name: 'a percentage of a category',
    coupon: { on: ofCategory },
    lines: [fries, { productId: 11, count: 2 }],
    discount: 1_160,
    shares: [0, 1_160],
  },
  {
    name: 'a percentage of what has no offer price',
    coupon: { on: withoutOffers },
    discount: 4_000,
    shares: [4_000, 0],
  },
  {
    name: 'an amount',
    coupon: { discount: { kind: 'amount', amount: minor(3_000) } },
    discount: 3_000,
    shares: [2_729, 271],
  },
  {
    name: 'an amount above the food takes off the food',
    coupon: { discount: { kind: 'amount', amount: minor(3_000) } },
    lines: [fries],
    discount: 1_990,
    shares: [1_990],
  },
  {
    name: 'a product for nothing, one unit of three',
    coupon: { discount: freeLemonade },
    lines: [{ productId: 3, count: 3 }],
    discount: 1_500,
    shares: [1_500],
  },
  {
    name: 'at most the units of the cart',
    coupon: { discount: { ...freeLemonade, quantity: 5, basisPoints: 5_000 } },
    lines: [{ productId: 3, count: 2 }],
    discount: 1_500,
    shares: [1_500],
  },
  {
    name: 'a product that the cart has to have',
    coupon: { discount: freeLemonade, requires: [{ productIds: [productId(9)], quantity: 1 }] },
    lines: [
      { productId: 9, count: 1 },
      { productId: 3, count: 1 },
    ],
    discount: 1_500,
    shares: [0, 1_500],
  },
  {
    name: 'free delivery',
    coupon: { discount: freeDelivery },
    lines: [{ productId: 12, count: 1 }],
    dispatch: 'store_delivery',
    place: 'near',
    discount: 1_990,
    shares: [],
  },
  {
    name: 'free delivery up to its maximum',
    coupon: { discount: { kind: 'delivery', maximum: minor(1_500) } },
    lines: [{ productId: 12, count: 2 }],
    dispatch: 'store_delivery',
    place: 'far',
    discount: 1_500,
    shares: [],
  },
  {
    name: 'free delivery to a place that is unknown, which takes nothing off yet',
    coupon: { discount: freeDelivery },
    dispatch: 'store_delivery',
    discount: 0,
  },
  {
    name: 'a coupon in its first minute, in its last minute and in its hours',
    coupon: {
      startsAt: '2026-11-21 13:00',
      endsAt: '2026-11-21 13:00',
      hours: [{ days: [6], from: '13:00', to: '13:30' }],
    },
    discount: 4_398,
  },
  {
    name: 'the hours of the time that the order is for',
    coupon: { hours: [dinner] },
    requestedTime: '2026-11-21T23:00:00Z',
    discount: 4_398,
  },
  {
    name: 'an order for later, of a coupon that ends before that time',
    coupon: { endsAt: '2026-11-21 13:00' },
    requestedTime: '2026-11-21T23:00:00Z',
    discount: 4_398,
  },
  {
    name: 'the last uses',
    coupon: { maxUses: 100, maxUsesPerUser: 2 },
    user: { uses: 99, usesByUser: 1 },
    discount: 4_398,
  },
  {
    name: 'everything that a coupon may ask for',
    coupon: {
      storeIds: [1 as StoreId],
      platforms: ['web', 'app'],
      companyIds: [7, 8],
      dispatchMethod: 'in_store',
      paymentMethods: ['cash'],
      minimumBill: minor(21_990),
      firstPurchase: true,
      invitation: { prefix: 'AMIGO', reward: null },
    },
    user: { companyIds: [8] },
    discount: 4_398,
  },
];
