import type { DiscountRefusal } from '../discount/cart-discounts.ts';
import type { Minor } from '../money/money.ts';
import type { PricePart } from '../price/price-part.ts';
import type { LineProblem } from './check-cart.ts';
import type { OrderAmountLimits } from './order-amount-limits.ts';
import type { QuoteObstacle } from './quote-obstacles.ts';

/** One priced line. `unitPrice` includes its modifiers; `total` = count × unitPrice. */
export type QuoteLine = { hash: string; unitPrice: Minor; total: Minor };

/**
 * The price of a cart. `parts` are the price; subtotal, discount, delivery, serviceFee and total
 * are read from them (docs/rules/cart.md#amounts-from-parts). Tips are added when the order is
 * placed. `delivery` is null until the place is known. `lines` and every amount cover the lines
 * that can be bought; `unavailable` lists the others with their reasons.
 */
export type Quote = {
  parts: readonly PricePart[];
  lines: readonly QuoteLine[];
  unavailable: readonly LineProblem[];
  subtotal: Minor;
  discount: Minor;
  delivery: Minor | null;
  /**
   * The fee without free delivery, and the amount missing for free delivery; null if it does not
   * apply.
   */
  deliveryDetails: {
    zoneId: number;
    fee: Minor;
    freeFrom: Minor | null;
    minimum: Minor;
    maximum: Minor | null;
    waitTime: number;
  } | null;
  serviceFee: Minor;
  total: Minor;
  /** The coupon that takes something off; null: none. */
  coupon: { code: string; name: string } | null;
  /** The money that loyalty points pay, and their count. */
  points: Minor;
  pointsUsed: number;
  /** The most points that the user can use for this cart; 0 if the balance was not asked. */
  maxPoints: number;
  /**
   * Why a coupon or points that were asked for take nothing off; the cart can be ordered without
   * them.
   */
  discountRefusal: DiscountRefusal | null;
  /** Limits of the food's amount, also for pickup; null until the zone is known. */
  limits: OrderAmountLimits | null;
  /** Empty if the cart can be ordered. The shopper should resolve the first one first. */
  obstacles: readonly QuoteObstacle[];
};
