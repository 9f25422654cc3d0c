import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { kitchenProblems } from '@comanda/domain/order/kitchen-retry.ts';
import { orderStatuses } from '@comanda/domain/order/order-status.ts';
import { fileId, uuid } from '@comanda/domain/schema/fields.ts';
import { orderTakers } from '@comanda/domain/store/order-takers.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { managers } from '../role-sets.ts';

const params = v.object({ id: fileId<StoreId>() });

/** The state of a store's system. docs/rules/counter-systems.md#orders-that-wait-for-the-system. */
export const getStoreSystem = defineEndpoint({
  name: 'getStoreSystem',
  summary: 'Who takes the orders of a store, and the orders that its system has not taken',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/stores/:id/system',
  access: managers,
  params,
  answer: v.object({
    /** The server's ISO instant, as every instant below. */
    now: v.string(),
    ordersGoTo: v.picklist(orderTakers),
    /** null: the system takes orders. `since`: its first failure, `failedAt`: the newest. */
    outage: v.nullable(
      v.object({ since: v.string(), failedAt: v.string(), problem: v.picklist(kitchenProblems) }),
    ),
    /**
     * Orders under way that the system has not taken, the longest waiting first. `gaveUp`: no try
     * follows by itself.
     */
    waiting: v.array(
      v.object({
        orderId: uuid<OrderId>(),
        number: v.number(),
        status: v.picklist(orderStatuses),
        since: v.string(),
        failedAt: v.string(),
        failures: v.number(),
        problem: v.picklist(kitchenProblems),
        gaveUp: v.boolean(),
      }),
    ),
  }),
});

/** Sends the waiting orders that nobody has begun now. `orders`: their number. */
export const sendWaitingOrders = defineEndpoint({
  name: 'sendWaitingOrders',
  summary: 'Send the orders that a store’s system has not taken again, now',
  tag: 'Counter',
  method: 'POST',
  path: '/v1/counter/stores/:id/system/send',
  access: managers,
  params,
  answer: v.object({ orders: v.number() }),
  idempotencyKey: true,
});
