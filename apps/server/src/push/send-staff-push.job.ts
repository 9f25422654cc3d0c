import type { DeviceId, StoreId } from '@comanda/domain/ids.ts';
import { staffNews } from '@comanda/domain/push/staff-notice.ts';
import { fileId, uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineJob } from '../platform/jobs/define-job.ts';
import { tryCount } from '../platform/jobs/payload-fields.ts';

/**
 * Pushes news of a store to one phone of its staff. `noticedAt`: milliseconds; `tries`: number of
 * the try, from 1.
 */
export const sendStaffPushJob = defineJob({
  name: 'send-staff-push',
  queue: 'push',
  payload: {
    deviceId: uuid<DeviceId>(),
    storeId: fileId<StoreId>(),
    news: v.picklist(staffNews),
    noticedAt: v.number(),
    tries: v.pipe(tryCount, v.minValue(1)),
  },
  key: ({ tenantId, deviceId, storeId, news, noticedAt, tries }) =>
    `staff-push:${tenantId}:${deviceId}:${storeId}:${news}:${noticedAt}:${tries}`,
});
