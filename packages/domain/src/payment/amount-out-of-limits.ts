import { type Refusal, refusalOf } from '../errors/catalogue.ts';
import type { Minor } from '../money/money.ts';
import { brokenLimit, type OfferedMethod } from './methods.ts';

/**
 * Refusal of an amount that the method does not take, with the limit in minor units; null: it takes
 * the amount. docs/rules/payments.md#amounts-that-a-method-takes.
 */
export function amountOutOfLimits(method: OfferedMethod, amount: Minor): Refusal | null {
  const broken = brokenLimit(method, amount);
  return broken === null
    ? null
    : refusalOf('INVALID_PAYMENT_CHANNEL', { method: method.name, [broken]: method[broken] });
}
