import { type ChaosOrder, chaosOrder, type OpenBrand } from './chaos-brands.ts';
import type { ChaosMethod } from './chaos-methods.ts';
import {
  type ShopperOutcome,
  type Buyer,
  cancel,
  newBuyer,
  NoAnswerError,
  type BuyerDeps,
  fetchPaymentStatus,
} from './buyer.ts';
import { becomeGuest, placeOrder } from './place-order.ts';
import { pay } from './pay-order.ts';
import { cancelAtRestaurant } from './act-at-restaurant.ts';
import { type ChaosDiscount, usesCoupon, usesPoints } from './chaos-discounts.ts';
import { pickWeighted } from './pick-weighted.ts';
import type { Tally } from './tally.ts';

/**
 * Runs one shopper from the menu to the end of the payment, or until the shopper gives up.
 * Responses received before giving up still count.
 */
export async function runShopper(parts: BuyerDeps): Promise<ShopperOutcome> {
  const { brand, method } = drawPlace(parts);
  const discount = drawDiscount(parts);
  const isScarce = parts.draw() < parts.shares.scarce;
  const request = chaosOrder(brand, isScarce, method, discount);
  noteWishes(parts.tally, request);
  const buyer = newBuyer(parts, request);
  const orderIds = new Set<string>();
  try {
    await becomeSomebody(buyer);
    await placeOrder(buyer, orderIds);
    if (orderIds.size === 0 && buyer.isDiscountRefused) {
      buyer.request = chaosOrder(brand, request.isScarce, request.method);
      await placeOrder(buyer, orderIds);
    }
    const [orderId] = orderIds;
    if (orderId !== undefined) await payOrCancel(buyer, orderId);
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error;
    parts.tally.note(`never answered: ${error.message}`.slice(0, 300));
    parts.tally.note('shopper gave up');
  }
  const { hasApproved, hasCancelled, parts: given, keys, tabs } = buyer;
  return { request: buyer.request, orderIds, hasApproved, hasCancelled, parts: given, keys, tabs };
}

/** The wishes are drawn before the first call, so that the seed alone decides them. */
function noteWishes(tally: Tally, { isScarce, discount }: ChaosOrder): void {
  if (isScarce) tally.note('shopper wants: scarce product');
  if (usesCoupon(discount)) tally.note('shopper wants: coupon');
  if (usesPoints(discount)) tally.note('shopper wants: points');
}

/** The discounts of a shopper; `none` for a guest. */
function drawDiscount({ draw, shares }: BuyerDeps): ChaosDiscount {
  if (shares.discounts === 0 || draw() >= shares.discounts) return 'none';
  return pickWeighted(draw, { coupon: 40, points: 30, both: 30 });
}

/** Draws a brand and one of its methods: every pair is as likely as every other. */
function drawPlace({ brands, draw }: BuyerDeps): { brand: OpenBrand; method: ChaosMethod } {
  const places = brands.flatMap((brand) => brand.methods.map((method) => ({ brand, method })));
  const place = places[Math.floor(draw() * places.length)];
  if (!place) throw new Error('the run has no methods');
  return place;
}

/**
 * A guest, unless the order needs a user. Several shoppers share a user, as somebody with two tabs
 * does.
 */
async function becomeSomebody(buyer: Buyer): Promise<void> {
  const { users, request, draw } = buyer;
  const ofBrand = users.get(request.brand.id);
  const crowd = request.method.savedCard === null ? ofBrand?.withPoints : ofBrand?.withCards;
  if (request.discount === 'none' && request.method.savedCard === null) {
    buyer.token = await becomeGuest(buyer);
    return;
  }
  const user = crowd?.[Math.floor(draw() * crowd.length)];
  if (!user) throw new Error('the brand has no users');
  buyer.token = user.token;
  buyer.userId = user.id;
}

/**
 * Some shoppers cancel instead of paying; an operator gives parts of some paid orders back, and the
 * restaurant cancels some of all.
 */
async function payOrCancel(buyer: Buyer, orderId: string): Promise<void> {
  if (buyer.draw() < 0.05) return cancel(buyer, orderId);
  await pay(buyer, orderId);
  if (buyer.draw() < 0.25) await giveBackParts(buyer, orderId);
  if (buyer.draw() < 0.25 && (await fetchPaymentStatus(buyer, orderId)) === 'completed')
    await cancelAtRestaurant(buyer, orderId);
}

/** One or two parts, each at most a third of the order, at once or one after the other. */
async function giveBackParts(buyer: Buyer, orderId: string): Promise<void> {
  const { operator, request, draw, tally } = buyer;
  if (operator === null) return;
  const give = async (): Promise<void> => {
    const amount = 1 + Math.floor((draw() * request.total) / 3);
    const given = await operator.giveBack(request.brand.id, orderId, amount);
    buyer.parts += given;
    tally.note(given > 0 ? 'part of a payment given back' : 'part of a payment refused');
  };
  if (draw() < 0.3) await Promise.all([give(), give()]);
  else await give();
}
