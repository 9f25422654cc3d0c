import type { OrderId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Accepts a new order of a store whose orders are accepted without staff. */
export const acceptAloneJob = defineJob({
  name: 'accept-alone',
  queue: 'kitchen',
  priority: 'first',
  payload: { orderId: uuid<OrderId>() },
  key: ({ tenantId, orderId }) => `accept-alone:${tenantId}:${orderId}`,
});
