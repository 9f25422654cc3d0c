import type { OrderId } from '@comanda/domain/ids.ts';
import { defineJob } from '../platform/jobs/define-job.ts';
import { uuid } from '../platform/jobs/payload-fields.ts';

/** Starts the preparation of a future order. */
export const releaseScheduledOrderJob = defineJob({
  name: 'release-scheduled-order',
  queue: 'kitchen',
  payload: { orderId: uuid<OrderId>() },
  key: ({ tenantId, orderId }) => `release:${tenantId}:${orderId}`,
});
