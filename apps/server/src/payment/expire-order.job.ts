import type { OrderId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Ends an order that was not paid in time. */
export const expireOrderJob = defineJob({
  name: 'expire-order',
  queue: 'payments',
  payload: { orderId: uuid<OrderId>() },
  key: ({ tenantId, orderId }) => `expire:${tenantId}:${orderId}`,
});
