import { maxLines } from '@comanda/domain/cart/cart-limits.ts';
import type { ProductId, StoreId } from '@comanda/domain/ids.ts';
import { fileId, latitude, longitude } from '@comanda/domain/schema/fields.ts';
import { dispatchMethodSchema } from '@comanda/domain/store/dispatch-method-schema.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { everyone } from './role-sets.ts';

const longestId = '2147483647,'.length;

/** Product ids joined by commas: `1,2`. */
const productIds = v.pipe(
  v.string(),
  v.maxLength(maxLines * longestId),
  v.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/),
);

/**
 * A half hour for which the shopper can place an order: the time of delivery, or of pickup
 * (docs/rules/times.md#half-hour-slots).
 */
const slotSchema = v.object({
  /**
   * Store-local `HH:mm`. In an hour that the clock repeats, the same time is listed twice with
   * different instants.
   */
  time: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/)),
  /** The same time as an ISO instant. The client sends it back as `requested_instant`. */
  instant: v.string(),
  /**
   * The store's capacity for this slot is used up. The client shows the slot but does not let the
   * shopper choose it.
   */
  isFull: v.boolean(),
});

/**
 * `days`: calendar days of the store, today first, as far ahead as the brand accepts orders. A day
 * without slots has an empty list. `unavailableProductIds`: requested products that are unavailable
 * at every slot; the slots then suit the other products.
 */
export const scheduledAvailabilitySchema = v.object({
  timeZone: v.string(),
  days: v.array(v.object({ date: v.string(), times: v.array(slotSchema) })),
  unavailableProductIds: v.array(fileId<ProductId>()),
});

/**
 * Lists the slots in which a store accepts future orders of some products. With coordinates, the
 * wait time of their zone counts. Coordinates that no zone covers are refused.
 * docs/rules/times.md#scheduled-date-availability-call.
 */
export const getScheduledAvailability = defineEndpoint({
  name: 'getScheduledAvailability',
  summary: 'Days and times for which a store takes future orders',
  tag: 'Stores',
  method: 'GET',
  path: '/v1/stores/:id/scheduled_date_availability',
  access: everyone,
  params: v.object({ id: fileId<StoreId>() }),
  query: v.object({
    dispatchMethod: dispatchMethodSchema,
    productIds: v.optional(productIds),
    latitude: v.optional(latitude),
    longitude: v.optional(longitude),
  }),
  answer: scheduledAvailabilitySchema,
  refusals: ['EXCLUSION_DELIVERY_ZONE', 'PARAMETER_MISSING'],
});
