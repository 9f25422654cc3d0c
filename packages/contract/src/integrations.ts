import type { OrderId, ProductId, StoreId } from '@comanda/domain/ids.ts';
import { orderStatuses } from '@comanda/domain/order/order-status.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { fileId, instant, uuid } from './fields.ts';
import { disabledItems } from './menus.ts';

/**
 * The restaurant's systems. Every call is signed: X-Integration-Timestamp (Unix seconds, at most 300 s off) and
 * X-Integration-Signature = hex HMAC-SHA256 of `<timestamp>.<METHOD> <path and query as sent>.<body as sent>` with the tenant's integration key.
 * Each signature is good for one call. docs/rules/people.md#signature-of-an-integration-call.
 */
export const advanceOrder = defineEndpoint({
  name: 'advanceOrder',
  summary: 'Move an order to its next status, or say when it is ready',
  tag: 'Integrations',
  method: 'POST',
  path: '/v1/integrations/orders/:id/status',
  access: ['integration'],
  params: v.object({ id: uuid<OrderId>() }),
  /**
   * `readyAt`: when the food is on the counter, by the restaurant; beside the status that the order has already it is all that is said. It
   * is at most 15 minutes ago and 30 days ahead, else INVALID_PARAMETER with field `ready_at` and reason `past` or `too_far`; a time that
   * was given before, or that the order is for, only moves later. Nothing once the food is ready.
   */
  body: v.object({ status: v.picklist(orderStatuses), readyAt: v.optional(v.nullable(instant)) }),
  /** `estimatedAt`: when the shopper expects it by now, ISO instant; null: it has ended, or nobody has said when. */
  answer: v.object({
    id: uuid<OrderId>(),
    status: v.picklist(orderStatuses),
    estimatedAt: v.nullable(v.string()),
  }),
  refusals: ['ORDER_NOT_REPROCESSABLE'],
});

/** Replaces the whole list of a store. */
export const setDisableds = defineEndpoint({
  name: 'setDisableds',
  summary: 'Say which products and modifiers a store has switched off',
  tag: 'Integrations',
  method: 'POST',
  path: '/v1/integrations/disableds',
  access: ['integration'],
  body: v.object({
    storeId: fileId<StoreId>(),
    disableds: v.pipe(disabledItems, v.maxLength(2_000)),
  }),
});

/** Sets the units left of each named product; null stops counting. */
export const setStock = defineEndpoint({
  name: 'setStock',
  summary: 'Say how many units of products a store has left',
  tag: 'Integrations',
  method: 'POST',
  path: '/v1/integrations/stock',
  access: ['integration'],
  body: v.object({
    storeId: fileId<StoreId>(),
    stock: v.pipe(
      v.array(
        v.object({
          productId: fileId<ProductId>(),
          stock: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
          withoutStockUntil: v.optional(v.nullable(instant)),
        }),
      ),
      v.maxLength(2_000),
    ),
  }),
});
