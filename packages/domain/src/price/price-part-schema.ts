import * as v from 'valibot';
import { money } from '../schema/fields.ts';
import { namedDiscountSchema } from './itemised-amounts-schema.ts';

const partOf = <K extends string>(kind: K) => v.object({ kind: v.literal(kind), amount: money });

/**
 * One part of a price. Amounts have a sign: food, delivery, service fee and tips are added,
 * discounts and points are negative, so that a total is the plain sum of its parts.
 * docs/rules/cart.md#parts-of-a-price.
 */
export const pricePartSchema = v.variant('kind', [
  partOf('food'),
  partOf('delivery'),
  partOf('serviceFee'),
  partOf('tip'),
  partOf('storeTip'),
  v.object({ ...partOf('points').entries, points: v.number() }),
  v.object({ ...namedDiscountSchema.entries, ...partOf('discount').entries }),
]);
