import type { StoreId } from '@comanda/domain/ids.ts';
import { type StaffNews, staffNoticeAt } from '@comanda/domain/push/staff-notice.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { notifyStaffJob } from './notify-staff.job.ts';
import { sendStaffPushJob } from './send-staff-push.job.ts';
import { claimStaffNotice, findWaitingOrder } from './staff-notice.rows.ts';
import { findStaffPhones } from './staff-subscription.rows.ts';

/**
 * Job handler: tells the phones of a store's staff that orders wait, if nobody has answered this
 * one, and adds its next notice. Phones that were told of the store a moment ago are not told
 * again: that notice counted this order. docs/rules/counter-alerts.md#wait-before-a-notice.
 */
export async function notifyStaff(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { tenantId, orderId, notice }: JobPayload<typeof notifyStaffJob>,
): Promise<void> {
  const now = clock();
  await withTenant(db, tenantId, async (tx) => {
    const order = await findWaitingOrder(tx, orderId);
    if (order === null) return;
    const { storeId, arrivedAt } = order;
    if (await claimStaffNotice(tx, storeId, 'waiting', now))
      await addStaffPushes(tx, storeId, 'waiting', now);
    const next = staffNoticeAt(instantOf(arrivedAt), notice + 1);
    if (next !== null)
      await enqueue(tx, [notifyStaffJob.due(next, { tenantId, orderId, notice: notice + 1 })]);
  });
}

/**
 * Adds the jobs that tell the phones of a store's staff of news, in the transaction of what caused
 * them. `now`: milliseconds.
 */
export async function addStaffPushes(
  tx: Tx,
  storeId: StoreId,
  news: StaffNews,
  now: number,
): Promise<void> {
  const { tenantId } = tx;
  const phones = await findStaffPhones(tx, storeId, now);
  const jobs = phones.map((deviceId) =>
    sendStaffPushJob.due(now, { tenantId, deviceId, storeId, news, noticedAt: now, tries: 1 }),
  );
  await enqueue(tx, jobs);
}
