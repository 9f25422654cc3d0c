import type { OrderId } from '@comanda/domain/ids.ts';
import { unacceptedReasons } from '@comanda/domain/order/unaccepted-order.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Mails the brand that a restaurant has not accepted an order. */
export const sendUnacceptedAlertJob = defineJob({
  name: 'send-unaccepted-alert',
  queue: 'mail',
  payload: { orderId: uuid<OrderId>(), reason: v.picklist(unacceptedReasons) },
  key: ({ tenantId, orderId, reason }) => `unaccepted:${tenantId}:${orderId}:${reason}`,
});
