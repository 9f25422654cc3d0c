import type { priceCart } from '@comanda/contract/carts.ts';
import type { BodyOf } from '@comanda/contract/define-endpoint.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { pointsOfMoney } from '@comanda/domain/points/points-money.ts';
import type { PointsSettings } from '@comanda/domain/points/points-terms.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { AskedPoints } from './load-points.ts';

/**
 * Reads how many points a price is asked with: the money in `cash_to_exchange`, or the count in the
 * cart; null: no question. 0 of money asks only for the most points. INVALID_PARAMETER if money and
 * count contradict each other. docs/rules/points.md#points-in-a-price-call.
 */
export function askedPoints(
  { cart, cashToExchange }: BodyOf<typeof priceCart>,
  settings: PointsSettings,
): Result<AskedPoints | null, Refusal> {
  const count = cart.loyaltyPoints ?? 0;
  if (cashToExchange == null) return accept(count === 0 ? null : { count, settings });
  const bought = pointsOfMoney(cashToExchange, settings.pointRate);
  if (count !== 0 && count !== bought)
    return refuse(refusalOf('INVALID_PARAMETER', { field: 'cart.loyalty_points' }));
  return accept({ count: cashToExchange === 0 ? null : bought, settings });
}
