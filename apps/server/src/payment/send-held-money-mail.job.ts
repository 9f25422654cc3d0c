import type { StaffId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineJob } from '../platform/jobs/define-job.ts';

/**
 * Mails a manager the money that pays no order. `staffId` null: the brand's contact address. `day`:
 * UTC date, one mail a day.
 */
export const sendHeldMoneyMailJob = defineJob({
  name: 'send-held-money-mail',
  queue: 'mail',
  payload: {
    staffId: v.nullable(uuid<StaffId>()),
    day: v.pipe(v.string(), v.isoDate()),
  },
  key: ({ tenantId, staffId, day }) => `held-money:${tenantId}:${staffId ?? 'contact'}:${day}`,
});
