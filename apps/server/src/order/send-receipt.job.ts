import type { OrderId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Mails the shopper that the order was received. */
export const sendReceiptJob = defineJob({
  name: 'send-receipt',
  queue: 'mail',
  payload: { orderId: uuid<OrderId>() },
  key: ({ tenantId, orderId }) => `receipt:${tenantId}:${orderId}`,
});
