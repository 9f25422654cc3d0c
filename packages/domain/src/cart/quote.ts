import type { Minor } from '../money/money.ts';
import type { ErrorLabel } from '../errors/catalogue.ts';
import type { LineProblem } from './check-cart.ts';
import type { OrderAmountLimits } from './order-amount-limits.ts';

/** One priced line. `unitPrice` includes its modifiers; `total` = count × unitPrice. */
export type QuoteLine = { hash: string; unitPrice: Minor; total: Minor };

/** Why a cart can be priced but not ordered yet (shown beside the totals), with its numbers. docs/rules/cart.md#obstacle-of-a-quote. */
export type QuoteObstacle = { label: ErrorLabel; metadata: Record<string, unknown> };

/**
 * The price of a cart. total = subtotal − discount − points + delivery + serviceFee, never below 0 (docs/rules/cart.md#total). Tips are added
 * at order time. `delivery` is null until the place is known. `lines`, and with them every amount, are of what can be bought as it
 * stands; `unavailable` are the other lines of the cart, each with its reason.
 */
export type Quote = {
  lines: readonly QuoteLine[];
  unavailable: readonly LineProblem[];
  subtotal: Minor;
  discount: Minor;
  delivery: Minor | null;
  /** What the delivery would cost without free delivery, and what is missing to it; null when it does not apply. */
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
  /** What the food may come to, by pickup too; null until the zone is known. */
  limits: OrderAmountLimits | null;
  obstacle: QuoteObstacle | null;
};
