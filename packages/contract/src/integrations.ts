import type { OrderId, ProductId, StoreId } from '@comanda/domain/ids.ts';
import { orderStatuses } from '@comanda/domain/order/order-status.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { fileId, instant, uuid } from './fields.ts';
import { disabledItems } from './menus.ts';

/**
 * The restaurant's systems. Every call is signed: X-Integration-Timestamp (Unix seconds, at most 300 s off) and
 * X-Integration-Signature = hex HMAC-SHA256 of `<timestamp>.<raw body>` with the tenant's integration key. decisions §4.
 */
export const advanceOrder = defineEndpoint({
  name: 'advanceOrder',
  summary: 'Move an order to its next status',
  tag: 'Integrations',
  method: 'POST',
  path: '/v1/integrations/orders/:id/status',
  access: ['integration'],
  params: v.object({ id: uuid<OrderId>() }),
  body: v.object({ status: v.picklist(orderStatuses) }),
  answer: v.object({ id: uuid<OrderId>(), status: v.picklist(orderStatuses) }),
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
  body: v.object({ storeId: fileId<StoreId>(), disableds: v.pipe(disabledItems, v.maxLength(2_000)) }),
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
