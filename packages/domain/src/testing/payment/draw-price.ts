import { minor, zero } from '../../money/money.ts';
import { moneyOfPoints } from '../../points/points-money.ts';
import type { DiscountSource, PricePart } from '../../price/price-part.ts';
import { priceParts, type PriceReduction } from '../../price/price-parts.ts';
import { pointRate } from './simulated-order.ts';

const offer: DiscountSource = { kind: 'offer', id: 1, name: 'Combo' };
const coupon: DiscountSource = { kind: 'coupon', code: 'LENA20', name: '20 %' };

/**
 * Returns the parts of a random price without tips: sometimes with a combo, a coupon on food or
 * delivery, points, or all of them. Sometimes nothing is left to pay. `pick` returns a number below
 * its argument.
 */
export function drawPrice(pick: (count: number) => number): readonly PricePart[] {
  const lines = [700, 333, 1].map((base) => ({ total: minor(base + pick(7)) }));
  const hasCombo = pick(3) === 0;
  const combo: readonly PriceReduction[] = hasCombo
    ? [{ source: offer, on: 'food', amount: minor(77), limits: [zero, minor(200), zero] }]
    : [];
  const points = [60, 60, 250][pick(6)];
  return priceParts({
    lines,
    delivery: minor(pick(2) * 190),
    serviceFee: zero,
    reductions: [...combo, ...drawCoupon(pick)],
    points: points === undefined ? null : { points, amount: moneyOfPoints(points, pointRate) },
  });
}

function drawCoupon(pick: (count: number) => number): readonly PriceReduction[] {
  switch (pick(6)) {
    case 0:
      return [
        {
          source: coupon,
          on: 'food',
          amount: minor(199 + pick(9)),
          limits: [minor(900), zero, minor(9)],
        },
      ];
    case 1:
      return [{ source: coupon, on: 'food', amount: minor(5_000), limits: null }];
    case 2:
      return [{ source: coupon, on: 'delivery', amount: minor(150) }];
    default:
      return [];
  }
}
