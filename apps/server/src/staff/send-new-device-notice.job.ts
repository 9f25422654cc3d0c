import type { DeviceId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Mails the owners of a brand that a shared device was added. */
export const sendNewDeviceNoticeJob = defineJob({
  name: 'send-new-device-notice',
  queue: 'mail',
  payload: { deviceId: uuid<DeviceId>() },
  key: ({ tenantId, deviceId }) => `new-device:${tenantId}:${deviceId}`,
});
