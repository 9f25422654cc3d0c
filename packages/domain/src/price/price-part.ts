import type { InferOutput } from 'valibot';
import { type Minor, sumOf } from '../money/money.ts';
import type { Frozen } from '../schema/frozen.ts';
import type { pricePartSchema } from './price-part-schema.ts';

export type PricePart = Frozen<InferOutput<typeof pricePartSchema>>;
export type DiscountSource = NonNullable<Extract<PricePart, { kind: 'discount' }>['source']>;

/** Returns the sum of parts, in minor units. docs/rules/cart.md#total. */
export const totalOf = (parts: readonly PricePart[]): Minor => sumOf(parts, ({ amount }) => amount);
