import { add, type Minor, sumOf } from '../money/money.ts';
import { type DiscountSource, type PricePart, totalOf } from './price-part.ts';

/**
 * One row of a bill, in minor units; amounts that are taken off are negative. `amount` null: the
 * fee of a delivery to an unknown place. A discount is `on` food, on a part of the delivery fee, or
 * on the whole fee.
 */
export type BillRow = DiscountRow | OtherRow;

export type DiscountRow = {
  kind: 'discount';
  amount: Minor;
  source: DiscountSource | null;
  on: 'food' | 'partOfDelivery' | 'wholeDelivery';
};

type OtherRow =
  | { kind: 'delivery'; amount: Minor | null }
  | {
      kind: 'subtotal' | 'points' | 'serviceFee' | 'tips' | 'tip' | 'storeTip' | 'total';
      amount: Minor;
    };

/**
 * `delivery`: `none` for pickup, `unknown` while the fee is unknown. `tips`: one row for each tip,
 * or one row for both, which stands also for no tip.
 */
export type BillOptions = {
  delivery: 'none' | 'unknown' | 'known';
  tips: 'each' | 'together';
};

/**
 * Returns the rows of a bill from the parts of its price: food, discounts, points, delivery,
 * service fee, tips, total. A part of zero has no row, except the food and a delivery that is free.
 * docs/rules/cart.md#rows-of-a-bill.
 */
export function billRows(
  parts: readonly PricePart[],
  { delivery, tips }: BillOptions,
): readonly BillRow[] {
  const of = (kind: PricePart['kind']): Minor =>
    sumOf(parts, (part) => (part.kind === kind ? part.amount : 0));
  const deliveryRow: BillRow = {
    kind: 'delivery',
    amount: delivery === 'unknown' ? null : of('delivery'),
  };
  return [
    { kind: 'subtotal', amount: of('food') },
    ...parts.flatMap((part) =>
      part.kind === 'discount' ? [discountRow(part, of('delivery'))] : [],
    ),
    ...some('points', of('points')),
    ...(delivery === 'none' ? [] : [deliveryRow]),
    ...some('serviceFee', of('serviceFee')),
    ...(tips === 'each'
      ? [...some('tip', of('tip')), ...some('storeTip', of('storeTip'))]
      : [{ kind: 'tips', amount: add(of('tip'), of('storeTip')) } as const]),
    { kind: 'total', amount: totalOf(parts) },
  ];
}

function discountRow(
  { kind, amount, source, on }: Extract<PricePart, { kind: 'discount' }>,
  fee: Minor,
): DiscountRow {
  const onDelivery = add(amount, fee) > 0 ? 'partOfDelivery' : 'wholeDelivery';
  return { kind, amount, source, on: on === 'food' ? on : onDelivery };
}

const some = <Kind extends BillRow['kind']>(
  kind: Kind,
  amount: Minor,
): { kind: Kind; amount: Minor }[] => (amount === 0 ? [] : [{ kind, amount }]);
