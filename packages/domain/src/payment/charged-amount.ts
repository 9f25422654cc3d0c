import type { Tips } from '../checkout/tips.ts';
import { add, type Minor } from '../money/money.ts';
import { tipParts } from '../price/charged-parts.ts';
import { totalOf } from '../price/price-part.ts';
import type { DispatchMethod } from '../store/store.ts';

/**
 * Charged amount = total + the tips that count for this dispatch method, in minor units. The
 * browser shows it and the server charges it. Amounts are whole minor units, so that the floor of
 * the rule needs no code. docs/rules/payments.md#charged-amount.
 */
export const chargedAmount = (total: Minor, tips: Tips, dispatch: DispatchMethod): Minor =>
  add(total, totalOf(tipParts(tips, dispatch)));
