import type { OrderId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Mails the shopper that the order ended unfulfilled, and why. */
export const sendOrderEndedJob = defineJob({
  name: 'send-order-ended',
  queue: 'mail',
  payload: { orderId: uuid<OrderId>() },
  key: ({ tenantId, orderId }) => `end:${tenantId}:${orderId}`,
});
