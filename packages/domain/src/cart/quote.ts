import type { Minor } from '../money/money.ts';
import type { ErrorLabel } from '../errors/catalogue.ts';
import type { LineProblem } from './check-cart.ts';
import type { OrderAmountLimits } from './order-amount-limits.ts';

/** One priced line. `unitPrice` includes its modifiers; `total` = count × unitPrice. */
export type QuoteLine = { hash: string; unitPrice: Minor; total: Minor };

/**
 * The reason for which a priced cart cannot be ordered yet, with its numbers. The page shows it next to the totals.
 * docs/rules/cart.md#obstacle-of-a-quote.
 */
export type QuoteObstacle = { label: ErrorLabel; metadata: Record<string, unknown> };

/**
 * The price of a cart. total = subtotal − discount − points + delivery + serviceFee, never below 0 (docs/rules/cart.md#total). Tips are
 * added when the order is placed. `delivery` is null until the place is known. `lines` and every amount cover the lines that can be bought;
 * `unavailable` lists the others with their reasons.
 */
export type Quote = {
  lines: readonly QuoteLine[];
  unavailable: readonly LineProblem[];
  subtotal: Minor;
  discount: Minor;
  delivery: Minor | null;
  /** The fee without free delivery, and the amount missing for free delivery; null if it does not apply. */
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
  /** Limits of the food's amount, also for pickup; null until the zone is known. */
  limits: OrderAmountLimits | null;
  obstacle: QuoteObstacle | null;
};
