import type { OrderId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Ends the run of a rider whose last order has ended, whoever ended it. */
export const endFinishedRunJob = defineJob({
  name: 'end-finished-run',
  queue: 'couriers',
  payload: { orderId: uuid<OrderId>() },
  key: ({ tenantId, orderId }) => `end-run:${tenantId}:${orderId}`,
});
