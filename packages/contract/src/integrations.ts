import type { OrderId, ProductId, StoreId } from '@comanda/domain/ids.ts';
import { payloadLimits } from '@comanda/domain/limits/payload-limits.ts';
import { orderStatuses } from '@comanda/domain/order/order-status.ts';
import { fileId, instant, uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { restaurantSystems } from './role-sets.ts';
import { disabledItems } from './menus.ts';

/**
 * Endpoints for the restaurant's systems. Every call is signed: X-Integration-Timestamp (Unix
 * seconds, at most 300 s off) and X-Integration-Signature = hex HMAC-SHA256 of
 * `<timestamp>.<METHOD> <host><path and query as sent>.<body as sent>` with the tenant's
 * integration key; the host is the name in the URL, in lower case and without a port. A signature
 * is valid for one call. docs/rules/people.md#signature-of-an-integration-call.
 */
export const advanceOrder = defineEndpoint({
  name: 'advanceOrder',
  summary: 'Move an order to its next status, or say when it is ready',
  tag: 'Integrations',
  method: 'POST',
  path: '/v1/integrations/orders/:id/status',
  access: restaurantSystems,
  params: v.object({ id: uuid<OrderId>() }),
  /**
   * `readyAt`: the restaurant's time at which the food is ready. With the current `status`, the
   * call changes only this time. It must be at most 15 minutes ago and at most 30 days ahead,
   * otherwise INVALID_PARAMETER with field `ready_at` and reason `past` or `too_far`. A time that
   * the restaurant or the shopper chose before can only move later. Ignored once the food is ready.
   */
  body: v.object({ status: v.picklist(orderStatuses), readyAt: v.optional(v.nullable(instant)) }),
  /**
   * `estimatedAt`: current estimate for the shopper, an ISO instant. Null: the order has ended or
   * has no confirmed time.
   */
  answer: v.object({
    id: uuid<OrderId>(),
    status: v.picklist(orderStatuses),
    estimatedAt: v.nullable(v.string()),
  }),
  refusals: ['ORDER_NOT_REPROCESSABLE'],
});

/** Replaces the store's whole list of disabled products and modifiers. */
export const setDisableds = defineEndpoint({
  name: 'setDisableds',
  summary: 'Say which products and modifiers a store has switched off',
  tag: 'Integrations',
  method: 'POST',
  path: '/v1/integrations/disableds',
  access: restaurantSystems,
  body: v.object({
    storeId: fileId<StoreId>(),
    disableds: v.pipe(disabledItems, v.maxLength(payloadLimits.itemsPerIntegrationCall)),
  }),
});

/** Sets the remaining units of each listed product. Null stops counting its stock. */
export const setStock = defineEndpoint({
  name: 'setStock',
  summary: 'Say how many units of products a store has left',
  tag: 'Integrations',
  method: 'POST',
  path: '/v1/integrations/stock',
  access: restaurantSystems,
  body: v.object({
    storeId: fileId<StoreId>(),
    stock: v.pipe(
      v.array(
        v.object({
          productId: fileId<ProductId>(),
          stock: v.nullable(
            v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(payloadLimits.stockUnits)),
          ),
          withoutStockUntil: v.optional(v.nullable(instant)),
        }),
      ),
      v.maxLength(payloadLimits.itemsPerIntegrationCall),
    ),
  }),
});
