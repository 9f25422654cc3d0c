import type { OrderId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Starts the preparation of a future order. */
export const releaseScheduledOrderJob = defineJob({
  name: 'release-scheduled-order',
  queue: 'kitchen',
  payload: { orderId: uuid<OrderId>() },
  key: ({ tenantId, orderId }) => `release:${tenantId}:${orderId}`,
});
