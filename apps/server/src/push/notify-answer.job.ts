import type { OrderId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineJob } from '../platform/jobs/define-job.ts';
import { tryCount } from '../platform/jobs/payload-fields.ts';

/**
 * Tells the phones of a store's staff that nobody has seen the shopper's answer to a question about
 * a missing dish. `notice`: its number, from 1.
 */
export const notifyAnswerJob = defineJob({
  name: 'notify-answer',
  queue: 'push',
  payload: {
    orderId: uuid<OrderId>(),
    removalId: v.string(),
    notice: v.pipe(tryCount, v.minValue(1)),
  },
  key: ({ tenantId, removalId, notice }) => `notify-answer:${tenantId}:${removalId}:${notice}`,
});
