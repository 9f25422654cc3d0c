import { readMetadata } from '@comanda/contract/error-body.ts';
import {
  catalogue,
  type ErrorLabel,
  isRetryableRefusal,
  type Refusal,
  refusalOf,
} from '@comanda/domain/errors/catalogue.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import type { Result } from '@comanda/domain/result.ts';
import { type DiscountState, withoutRefusedCoupon } from './discount-store.ts';
import type { ServerQuote } from './server-quote.ts';

/**
 * Returns the discounts after the server's answer to the price with them. A price without the
 * coupon, and a final refusal of the whole cart, take the coupon back; a lost connection or a busy
 * server leaves it, because another try may apply it.
 * docs/rules/checkout.md#coupon-that-is-refused.
 */
export function discountsAfter(
  discounts: DiscountState,
  answer: Result<ServerQuote | null, Refusal>,
  decimals: Decimals,
): DiscountState {
  if (discounts.coupon === null) return discounts;
  if (!answer.ok)
    return isRetryableRefusal(answer.error)
      ? discounts
      : withoutRefusedCoupon(discounts, answer.error);
  if (answer.value === null) return discounts;
  if (answer.value.coupon === null)
    return withoutRefusedCoupon(discounts, reasonOf(answer.value, decimals));
  return discounts.isApplied ? discounts : { ...discounts, isApplied: true };
}

/**
 * Returns why a price is without the coupon. An unknown reason counts as an invalid coupon
 * (docs/rules/limits.md#texts-of-refusals).
 */
const reasonOf = (price: ServerQuote, decimals: Decimals): Refusal =>
  refusalOfPrice(price, decimals) ??
  refusalOf('INVALID_COUPON_CODE', readMetadata(price.metadata, decimals));

/** Returns the problem that a price names, or null without one and for an unknown one. */
export const refusalOfPrice = (
  { description, metadata }: Pick<ServerQuote, 'description' | 'metadata'>,
  decimals: Decimals,
): Refusal | null =>
  description !== null && isLabel(description)
    ? refusalOf(description, readMetadata(metadata, decimals))
    : null;

const isLabel = (word: string): word is ErrorLabel => Object.hasOwn(catalogue, word);
