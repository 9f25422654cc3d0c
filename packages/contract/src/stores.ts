import type { StoreId } from '@comanda/domain/ids.ts';
import { fileId, instant, latitude, longitude } from '@comanda/domain/schema/fields.ts';
import { deliveryZoneSchema, publicStoreSchema } from '@comanda/domain/store/store-schema.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { everyone } from './role-sets.ts';

export const getStores = defineEndpoint({
  name: 'getStores',
  summary: 'All stores of the brand',
  tag: 'Stores',
  method: 'GET',
  path: '/v2/stores',
  access: everyone,
  answer: v.array(publicStoreSchema),
  cache: 'versioned',
});

export const getStore = defineEndpoint({
  name: 'getStore',
  summary: 'One store',
  tag: 'Stores',
  method: 'GET',
  path: '/v2/stores/:id',
  access: everyone,
  params: v.object({ id: fileId<StoreId>() }),
  answer: publicStoreSchema,
  cache: 'versioned',
});

export const getDefaultStore = defineEndpoint({
  name: 'getDefaultStore',
  summary: 'The store a visitor starts with',
  tag: 'Stores',
  method: 'GET',
  path: '/v1/stores/default',
  access: everyone,
  answer: publicStoreSchema,
  cache: 'versioned',
});

/**
 * Lists every store that takes pickup orders, nearest first. Distances in metres, null without
 * coordinates.
 */
export const getPickUpStores = defineEndpoint({
  name: 'getPickUpStores',
  summary: 'Stores that take pickup orders, nearest first',
  tag: 'Stores',
  method: 'GET',
  path: '/v2/stores/pick_up',
  access: everyone,
  query: v.object({ latitude: v.optional(latitude), longitude: v.optional(longitude) }),
  answer: v.array(v.object({ store: publicStoreSchema, distance: v.nullable(v.number()) })),
});

/**
 * Lists the stores whose zone covers the point, the one to order from first
 * (docs/rules/places.md#store-of-a-delivery). The list is empty if no store delivers there.
 * Distances in metres. `requestedInstant`: the requested time; without it the order is for now.
 */
export const getDeliveryStores = defineEndpoint({
  name: 'getDeliveryStores',
  summary: 'Stores that deliver to a point, the one to order from first, with the covering zone',
  tag: 'Stores',
  method: 'GET',
  path: '/v2/stores/delivery',
  access: everyone,
  query: v.object({ latitude, longitude, requestedInstant: v.optional(instant) }),
  answer: v.array(
    v.object({ store: publicStoreSchema, zone: deliveryZoneSchema, distance: v.number() }),
  ),
});
