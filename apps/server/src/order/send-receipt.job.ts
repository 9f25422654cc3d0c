import type { OrderId } from '@comanda/domain/ids.ts';
import { defineJob } from '../platform/jobs/define-job.ts';
import { uuid } from '../platform/jobs/payload-fields.ts';

/** Mails the shopper that the order was received. */
export const sendReceiptJob = defineJob({
  name: 'send-receipt',
  queue: 'mail',
  payload: { orderId: uuid<OrderId>() },
  key: ({ tenantId, orderId }) => `receipt:${tenantId}:${orderId}`,
});
