import type { OrderId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';

/**
 * Requests a courier for an order. `after` of the key: the failed delivery before it, or
 * `at:<instant>` for a courier that is requested shortly before the food is ready.
 */
export const dispatchDeliveryJob = defineJob({
  name: 'dispatch-delivery',
  queue: 'couriers',
  payload: { orderId: uuid<OrderId>() },
  key: ({ tenantId, orderId }, after: string = 'first') =>
    `dispatch:${tenantId}:${orderId}:${after}`,
});
