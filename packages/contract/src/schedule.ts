import type { ProductId, StoreId } from '@comanda/domain/ids.ts';
import { maxLines } from '@comanda/domain/cart/cart.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { fileId, latitude, longitude } from './fields.ts';
import { dispatchMethod } from './menu-fields.ts';

const longestId = '2147483647,'.length;

/** Ids of products joined by commas: `1,2`. */
const productIds = v.pipe(
  v.string(),
  v.maxLength(maxLines * longestId),
  v.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/),
);

/** A half hour for which an order may be placed: when the food is at the door, or ready on the counter (docs/rules/times.md#half-hour-slots). */
export const slotSchema = v.object({
  /** Store-local `HH:mm`; in an hour that the clock repeats, the same time stands twice with another instant. */
  time: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/)),
  /** The same as an ISO instant: sent back as `requested_instant`. */
  instant: v.string(),
  /** As many orders as the store takes for it are placed: shown, and not to be chosen. */
  isFull: v.boolean(),
});

/**
 * `days`: as many calendar days of the store as the brand lets one order ahead, today first, in order; one without a time is there with an
 * empty list. `unavailableProductIds`: products of the question that no time of these days suits; the times are those of the others.
 */
export const scheduledAvailabilitySchema = v.object({
  timeZone: v.string(),
  days: v.array(v.object({ date: v.string(), times: v.array(slotSchema) })),
  unavailableProductIds: v.array(fileId<ProductId>()),
});

/**
 * The times for which a store takes future orders of some products. With a place, the wait of the zone that covers it counts. A place that
 * no zone covers is refused. docs/rules/times.md#scheduled-date-availability-call.
 */
export const getScheduledAvailability = defineEndpoint({
  name: 'getScheduledAvailability',
  summary: 'Days and times for which a store takes future orders',
  tag: 'Stores',
  method: 'GET',
  path: '/v1/stores/:id/scheduled_date_availability',
  access: ['visitor', 'guest', 'user'],
  params: v.object({ id: fileId<StoreId>() }),
  query: v.object({
    dispatchMethod,
    productIds: v.optional(productIds),
    latitude: v.optional(latitude),
    longitude: v.optional(longitude),
  }),
  answer: scheduledAvailabilitySchema,
  refusals: ['EXCLUSION_DELIVERY_ZONE', 'PARAMETER_MISSING'],
});
