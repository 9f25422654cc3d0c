import type { DeviceId } from '@comanda/domain/ids.ts';
import { defineJob } from '../platform/jobs/define-job.ts';
import { uuid } from '../platform/jobs/payload-fields.ts';

/** Mails the owners of a brand that a shared device was added. */
export const sendNewDeviceNoticeJob = defineJob({
  name: 'send-new-device-notice',
  queue: 'mail',
  payload: { deviceId: uuid<DeviceId>() },
  key: ({ tenantId, deviceId }) => `new-device:${tenantId}:${deviceId}`,
});
