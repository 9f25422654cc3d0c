import type { InferOutput } from 'valibot';
import type { Frozen } from '../schema/frozen.ts';
import type { orderSchema } from './order-schema.ts';

type WireOrder = Frozen<InferOutput<typeof orderSchema>>;
type WireProduct = WireOrder['products'][number];

/**
 * A line of the order, with the names and prices at the moment of the order. `groupName` is for the
 * restaurant; answers to shoppers have none.
 */
export type OrderProduct = Omit<WireProduct, 'modifiers'> & {
  readonly modifiers: readonly (WireProduct['modifiers'][number] & {
    readonly groupName?: string;
  })[];
};

/** `googlePlaceId`: Google's id of the place, for the courier; absent if unknown. */
export type OrderAddress = NonNullable<WireOrder['address']> & { readonly googlePlaceId?: string };

/** An order as the server keeps it; its answers have the fields of the schema alone. */
export type Order = Omit<WireOrder, 'products' | 'address'> & {
  readonly products: readonly OrderProduct[];
  readonly address: OrderAddress | null;
};
