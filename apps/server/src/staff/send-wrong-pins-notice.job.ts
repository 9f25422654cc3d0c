import type { DeviceId, StaffId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineJob } from '../platform/jobs/define-job.ts';

/**
 * Mails a staff member that wrong PINs were typed in their name, the last one on the device.
 * `wrong`: how many in a day.
 */
export const sendWrongPinsNoticeJob = defineJob({
  name: 'send-wrong-pins-notice',
  queue: 'mail',
  payload: { staffId: uuid<StaffId>(), deviceId: uuid<DeviceId>(), wrong: v.number() },
  key: ({ tenantId, staffId }, now: number) => `wrong-pins:${tenantId}:${staffId}:${now}`,
});
