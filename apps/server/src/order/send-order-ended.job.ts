import type { OrderId } from '@comanda/domain/ids.ts';
import { defineJob } from '../platform/jobs/define-job.ts';
import { uuid } from '../platform/jobs/payload-fields.ts';

/** Mails the shopper that the order ended unfulfilled, and why. */
export const sendOrderEndedJob = defineJob({
  name: 'send-order-ended',
  queue: 'mail',
  payload: { orderId: uuid<OrderId>() },
  key: ({ tenantId, orderId }) => `end:${tenantId}:${orderId}`,
});
