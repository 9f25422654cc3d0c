import type { InferOutput } from 'valibot';
import type { StoreId } from '../ids.ts';
import type { Frozen } from '../schema/frozen.ts';
import type { dispatchMethodSchema } from './dispatch-method-schema.ts';
import type { deliveryZoneSchema, storeSchema } from './store-schema.ts';

/** The start store of a brand that names none. docs/rules/tenants.md#defaults-of-a-folder. */
export const defaultStoreId = 1 as StoreId;

export type DispatchMethod = InferOutput<typeof dispatchMethodSchema>;
export type Store = Frozen<InferOutput<typeof storeSchema>>;
export type DeliveryZone = Frozen<InferOutput<typeof deliveryZoneSchema>>;
export type OrderMethod = Store['orderMethod'];
export type Subscription = Store['subscription'];
export type BusinessHours = Store['businessHours'][number];
export type Holiday = Store['holidays'][number];
export type CheckoutQuestion = Store['checkoutQuestions'][number];
export type GeoPoint = DeliveryZone['polygon'][number];

/**
 * Returns whether the store's orders go to its counter alone, so that no system is called about
 * them.
 */
export const isTakenAtCounter = ({ ordersGoTo }: Pick<Store, 'ordersGoTo'>): boolean =>
  ordersGoTo === 'counter';
