import type { OrderId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';

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
