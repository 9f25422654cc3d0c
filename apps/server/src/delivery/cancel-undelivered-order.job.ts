import type { OrderId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';

/**
 * Cancels an order for which neither a courier nor the operator found a delivery. `decideBy` of the
 * key: the end of the operator's time, milliseconds.
 */
export const cancelUndeliveredOrderJob = defineJob({
  name: 'cancel-undelivered-order',
  queue: 'couriers',
  payload: { orderId: uuid<OrderId>() },
  key: ({ tenantId, orderId }, decideBy: number) =>
    `undelivered:${tenantId}:${orderId}:${decideBy}`,
});
