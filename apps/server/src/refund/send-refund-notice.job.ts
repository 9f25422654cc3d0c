import { uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineJob } from '../platform/jobs/define-job.ts';

/**
 * Mails the shopper that the money was refunded. `paymentRef`: of a surplus payment or a part;
 * absent: the attempt's own money. `amount`: of a part, minor units.
 */
export const sendRefundNoticeJob = defineJob({
  name: 'send-refund-notice',
  queue: 'mail',
  payload: {
    attemptId: uuid(),
    paymentRef: v.optional(v.pipe(v.string(), v.maxLength(255))),
    amount: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  },
  key: ({ tenantId, attemptId, paymentRef }) =>
    `refund-notice:${tenantId}:${attemptId}${paymentRef === undefined ? '' : `:${paymentRef}`}`,
});
