import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { unseenAnswer } from '@comanda/domain/line-removal/unseen-answer.ts';
import { staffNoticeAt } from '@comanda/domain/push/staff-notice.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { notifyAnswerJob } from './notify-answer.job.ts';
import { addStaffPushes } from './notify-staff.ts';
import { claimStaffNotice, findAskedOrder } from './staff-notice.rows.ts';
import { findStaffPhones } from './staff-subscription.rows.ts';

type Answered = { orderId: OrderId; storeId: StoreId; removalId: string; now: number };

/**
 * Adds the first notice of a shopper's answer, in the transaction of the answer, if the store has a
 * phone that is told. `now`: milliseconds.
 */
export async function addAnswerNotice(
  tx: Tx,
  { orderId, storeId, removalId, now }: Answered,
): Promise<void> {
  const due = staffNoticeAt(now, 1);
  if (due === null || (await findStaffPhones(tx, storeId, now)).length === 0) return;
  const { tenantId } = tx;
  await enqueue(tx, [notifyAnswerJob.due(due, { tenantId, orderId, removalId, notice: 1 })]);
}

/**
 * Job handler: tells the phones of a store's staff that nobody has seen the shopper's answer, and
 * adds its next notice. docs/rules/counter-alerts.md#notice-of-an-answer.
 */
export async function notifyAnswer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { tenantId, orderId, removalId, notice }: JobPayload<typeof notifyAnswerJob>,
): Promise<void> {
  const now = clock();
  await withTenant(db, tenantId, async (tx) => {
    const order = await findAskedOrder(tx, orderId);
    if (order === null) return;
    const unseen = unseenAnswer(order.removals, order.status);
    if (!unseen?.answer || unseen.id !== removalId) return;
    const news = 'removalAnswer';
    if (await claimStaffNotice(tx, order.storeId, news, now))
      await addStaffPushes(tx, order.storeId, news, now);
    const next = staffNoticeAt(instantOf(unseen.answer.at), notice + 1);
    if (next !== null)
      await enqueue(tx, [
        notifyAnswerJob.due(next, { tenantId, orderId, removalId, notice: notice + 1 }),
      ]);
  });
}
