import type { OrderId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Mails the shopper the question whether units may be taken off the order. */
export const sendRemovalQuestionJob = defineJob({
  name: 'send-removal-question',
  queue: 'mail',
  payload: { orderId: uuid<OrderId>(), removalId: v.string() },
  key: ({ tenantId, removalId }) => `removal-question:${tenantId}:${removalId}`,
});
