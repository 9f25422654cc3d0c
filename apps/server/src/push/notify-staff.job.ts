import type { OrderId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineJob } from '../platform/jobs/define-job.ts';
import { tryCount } from '../platform/jobs/payload-fields.ts';

/**
 * Tells the phones of a store's staff that nobody answers an order. `notice`: its number, from 1.
 */
export const notifyStaffJob = defineJob({
  name: 'notify-staff',
  queue: 'push',
  payload: { orderId: uuid<OrderId>(), notice: v.pipe(tryCount, v.minValue(1)) },
  key: ({ tenantId, orderId, notice }) => `notify-staff:${tenantId}:${orderId}:${notice}`,
});
