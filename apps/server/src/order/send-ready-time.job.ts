import type { OrderId } from '@comanda/domain/ids.ts';
import { defineJob } from '../platform/jobs/define-job.ts';
import { uuid } from '../platform/jobs/payload-fields.ts';

/**
 * Mails the shopper the ready time of an order that is made to order, once the restaurant has
 * reported it.
 */
export const sendReadyTimeJob = defineJob({
  name: 'send-ready-time',
  queue: 'mail',
  payload: { orderId: uuid<OrderId>() },
  key: ({ tenantId, orderId }) => `ready-time:${tenantId}:${orderId}`,
});
