import type { StaffId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Mails a manager or an owner the figures of a day. `date`: of the stores' own clocks. */
export const sendDayMailJob = defineJob({
  name: 'send-day-mail',
  queue: 'mail',
  payload: { staffId: uuid<StaffId>(), date: v.pipe(v.string(), v.isoDate()) },
  key: ({ tenantId, staffId, date }) => `day-mail:${tenantId}:${staffId}:${date}`,
});
