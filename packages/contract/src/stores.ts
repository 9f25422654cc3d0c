import { questionKinds } from '@comanda/domain/store/question-kinds.ts';
import type { MenuId, StoreId } from '@comanda/domain/ids.ts';
import { methodIcons } from '@comanda/domain/payment/method-record.ts';
import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import { deliveryOptions, deliveryTypes } from '@comanda/domain/store/store.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { amount, fileId, instant, latitude, longitude } from './fields.ts';
import { dispatchMethod, weekday } from './menu-fields.ts';
import { everyone } from './role-sets.ts';

const point = v.object({ latitude, longitude });

export const deliveryZoneSchema = v.object({
  id: v.number(),
  name: v.string(),
  polygon: v.array(point),
  fee: amount,
  freeFrom: v.nullable(amount),
  minimum: amount,
  maximum: v.nullable(amount),
  waitTime: v.number(),
});

export const storeSchema = v.object({
  id: fileId<StoreId>(),
  name: v.string(),
  phone: v.string(),
  timeZone: v.string(),
  textAddress: v.string(),
  commune: v.string(),
  latitude,
  longitude,
  menuId: fileId<MenuId>(),
  orderMethod: v.picklist(['neither', 'both', 'store_delivery', 'in_store']),
  subscription: v.picklist(['active', 'failed_payment', 'suspended', 'inactive']),
  futureOrdersEnabled: v.boolean(),
  pickUpOpen: v.boolean(),
  deliveryOpen: v.boolean(),
  deliveryWaitTime: v.number(),
  pickUpWaitTime: v.number(),
  deliveryType: v.picklist(deliveryTypes),
  deliveryOptions: v.array(v.picklist(deliveryOptions)),
  paymentMethods: v.array(v.picklist(paymentMethodNames)),
  /**
   * The store's settings for each method. `priority` sorts ascending; a logo is the name of a mark or the address of a
   * picture; `maximum` is the greatest amount that the method takes. docs/rules/tenants.md#payment-methods-of-a-store.
   */
  paymentMethodDetails: v.exactOptional(
    v.array(
      v.object({
        id: v.number(),
        name: v.picklist(paymentMethodNames),
        isOnline: v.boolean(),
        priority: v.number(),
        icon: v.picklist(methodIcons),
        logo: v.nullable(v.string()),
        secondaryLogo: v.nullable(v.string()),
        maximum: v.exactOptional(amount),
      }),
    ),
  ),
  checkoutQuestions: v.array(
    v.object({
      id: v.number(),
      question: v.string(),
      kind: v.picklist(questionKinds),
      required: v.boolean(),
    }),
  ),
  businessHours: v.array(
    v.object({
      day: weekday,
      openingTime: v.string(),
      closingTime: v.string(),
      dispatchMethod,
      position: v.number(),
    }),
  ),
  holidays: v.array(
    v.object({
      date: v.string(),
      hours: v.array(
        v.object({
          openingTime: v.string(),
          closingTime: v.string(),
          dispatchMethod,
          position: v.number(),
        }),
      ),
    }),
  ),
  slotCapacity: v.nullable(v.number()),
  busyMinutes: v.number(),
  pausedUntil: v.nullable(v.string()),
  deliveryZones: v.array(deliveryZoneSchema),
  pickUpMinimum: amount,
  pickUpMaximum: v.nullable(amount),
});

export const getStores = defineEndpoint({
  name: 'getStores',
  summary: 'All stores of the brand',
  tag: 'Stores',
  method: 'GET',
  path: '/v2/stores',
  access: everyone,
  answer: v.array(storeSchema),
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
  answer: storeSchema,
  cache: 'versioned',
});

export const getDefaultStore = defineEndpoint({
  name: 'getDefaultStore',
  summary: 'The store a visitor starts with',
  tag: 'Stores',
  method: 'GET',
  path: '/v1/stores/default',
  access: everyone,
  answer: storeSchema,
  cache: 'versioned',
});

/** Lists every store that takes pickup orders, nearest first. Distances in metres, null without coordinates. */
export const getPickUpStores = defineEndpoint({
  name: 'getPickUpStores',
  summary: 'Stores that take pickup orders, nearest first',
  tag: 'Stores',
  method: 'GET',
  path: '/v2/stores/pick_up',
  access: everyone,
  query: v.object({ latitude: v.optional(latitude), longitude: v.optional(longitude) }),
  answer: v.array(v.object({ store: storeSchema, distance: v.nullable(v.number()) })),
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
  answer: v.array(v.object({ store: storeSchema, zone: deliveryZoneSchema, distance: v.number() })),
});
