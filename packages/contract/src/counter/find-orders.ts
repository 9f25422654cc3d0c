import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { orderStatuses } from '@comanda/domain/order/order-status.ts';
import { amount, fileId, uuid } from '@comanda/domain/schema/fields.ts';
import { dispatchMethodSchema } from '@comanda/domain/store/dispatch-method-schema.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { text } from '../fields.ts';
import { staff } from '../role-sets.ts';

/**
 * Finds orders of a store by number, name or phone, the newest first; without a text, those that
 * ended today. The text travels in the body, because addresses end in logs. `customerName`: the
 * first name. `movedAt`: ISO instant of the last move. Another store: NOT_FOUND.
 * docs/rules/counter-ticket.md#search-of-orders.
 */
export const findCounterOrders = defineEndpoint({
  name: 'findCounterOrders',
  summary: 'Find orders of a store by number, name or phone',
  tag: 'Counter',
  method: 'POST',
  path: '/v1/counter/stores/:id/orders/find',
  access: staff,
  params: v.object({ id: fileId<StoreId>() }),
  body: v.object({ text: text(60) }),
  answer: v.object({
    orders: v.array(
      v.object({
        id: uuid<OrderId>(),
        number: v.number(),
        status: v.picklist(orderStatuses),
        dispatchMethod: dispatchMethodSchema,
        customerName: v.string(),
        createdAt: v.string(),
        movedAt: v.string(),
        total: amount,
      }),
    ),
  }),
});
