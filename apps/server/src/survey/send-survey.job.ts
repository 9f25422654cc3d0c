import type { OrderId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Mails the shopper the link to the survey, a day after the order was completed. */
export const sendSurveyJob = defineJob({
  name: 'send-survey',
  queue: 'mail',
  payload: { orderId: uuid<OrderId>() },
  key: ({ tenantId, orderId }) => `survey:${tenantId}:${orderId}`,
});
