import { isRetryableRefusal, type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { type Decimals, type Minor, zero } from '@comanda/domain/money/money.ts';
import type { Result } from '@comanda/domain/result.ts';
import { refusalOfPrice } from './discount-answer.ts';
import { type DiscountState, type DiscountStore, withoutRefusedPoints } from './discount-store.ts';
import type { ServerQuote } from './server-quote.ts';

/**
 * The user of a brand with a programme opened the checkout: prices say how much points may pay.
 * docs/rules/points.md#points-at-the-checkout.
 */
export const askBalance = (store: DiscountStore): void =>
  store.setState(({ cashToExchange }) => ({ cashToExchange: cashToExchange ?? zero }));

/** Points are no longer offered: neither they nor the balance are asked for. */
export const dropPoints = (store: DiscountStore): void =>
  store.setState({ cashToExchange: null, arePointsApplied: false, pointsProblem: null });

/** Asks to pay this money with points. */
export const askPoints = (store: DiscountStore, money: Minor): void =>
  store.setState({ cashToExchange: money, arePointsApplied: false, pointsProblem: null });

/** Takes the points and their message away; the balance is still asked for. */
export const removePoints = (store: DiscountStore): void =>
  store.setState(({ cashToExchange }) => ({
    cashToExchange: cashToExchange && zero,
    arePointsApplied: false,
    pointsProblem: null,
  }));

type PointsPrice = Pick<ServerQuote, 'loyaltyPoints' | 'description' | 'metadata'>;

/**
 * Returns the discounts after the server's answer to a price with points. A price that uses none of
 * them, and a final refusal of the whole cart, take the points back; a lost connection or a busy
 * server leaves them. docs/rules/points.md#points-that-are-refused.
 */
export function pointsAfter(
  discounts: DiscountState,
  answer: Result<PointsPrice | null, Refusal>,
  decimals: Decimals,
): DiscountState {
  if ((discounts.cashToExchange ?? 0) === 0) return discounts;
  if (!answer.ok)
    return isRetryableRefusal(answer.error)
      ? discounts
      : withoutRefusedPoints(discounts, answer.error);
  if (answer.value === null) return discounts;
  if (answer.value.loyaltyPoints === 0)
    return withoutRefusedPoints(discounts, reasonOf(answer.value, decimals));
  return discounts.arePointsApplied ? discounts : { ...discounts, arePointsApplied: true };
}

const reasons = new Set([
  'LOYALTY_VALIDATION',
  'LOYALTY_COMMUNICATION',
  'MINIMUM_AMOUNT_WITH_POINTS',
]);

/**
 * Returns why a price is without the points. A price that names another problem, such as its
 * coupon's, does not say it.
 */
function reasonOf(server: PointsPrice, decimals: Decimals): Refusal {
  const refusal = refusalOfPrice(server, decimals);
  return refusal !== null && reasons.has(refusal.label) ? refusal : refusalOf('LOYALTY_VALIDATION');
}
