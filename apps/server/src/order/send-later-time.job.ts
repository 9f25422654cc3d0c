import type { OrderId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Mails the shopper that the restaurant needs more time, with the new time. */
export const sendLaterTimeJob = defineJob({
  name: 'send-later-time',
  queue: 'mail',
  payload: { orderId: uuid<OrderId>() },
  key: ({ tenantId, orderId }) => `later-time:${tenantId}:${orderId}`,
});
