import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import {
  type StaffNews,
  staffNoticeLifetimeSeconds,
  staffNoticeTag,
} from '@comanda/domain/push/staff-notice.ts';
import { unseenAnswer } from '@comanda/domain/line-removal/unseen-answer.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { mailsTexts } from '@comanda/i18n/areas/mails.ts';
import { countWaiting } from '../board/waiting.rows.ts';
import type { Deps } from '../deps.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { actOnPushAnswer } from './act-on-push-answer.ts';
import type { PushMessage } from './encrypt-push.ts';
import { sendStaffPushJob } from './send-staff-push.job.ts';
import { findAskedOrders, hasRiderProblem } from './staff-notice.rows.ts';
import { deleteStaffSubscription, findStaffTarget } from './staff-subscription.rows.ts';

type PushDeps = Pick<Deps, 'clock' | 'db' | 'log' | 'menus' | 'push' | 'tenants'>;

/**
 * Job handler: pushes news of a store to one phone of its staff. Sends nothing if the news is no
 * longer true, or the phone is not told of the store any more. A subscription that the push service
 * no longer knows is deleted; a service that is busy or broken gets the message again later.
 */
export async function sendStaffPush(
  deps: PushDeps,
  payload: JobPayload<typeof sendStaffPushJob>,
): Promise<void> {
  const { tenantId, deviceId, storeId, news, tries } = payload;
  const { clock, log, push } = deps;
  const tx = autocommit(deps.db, tenantId);
  const target = push && (await findStaffTarget(tx, { deviceId, storeId }, clock()));
  const message = target && (await messageOf(deps, tx, storeId, news));
  if (!push || !target || !message) return;
  await actOnPushAnswer(log, await push.send(target, message), {
    about: { tenantId, deviceId },
    tries,
    end: () => deleteStaffSubscription(tx, deviceId),
    sendAgain: (seconds) =>
      enqueue(tx, [
        sendStaffPushJob.due(clock() + seconds * 1_000, { ...payload, tries: tries + 1 }),
      ]),
  });
}

/**
 * The store's name and what is the matter, without a name, an address or an amount, because a
 * locked screen shows it; null: nothing any more.
 * docs/rules/counter-alerts.md#text-of-a-notice.
 */
async function messageOf(
  { menus, tenants }: PushDeps,
  tx: Tx,
  storeId: StoreId,
  news: StaffNews,
): Promise<PushMessage | null> {
  const tenantId: TenantId = tx.tenantId;
  const tenant = tenants.byId(tenantId);
  const facts = await menus.storeFacts(tenantId, storeId);
  if (!tenant || !facts) return null;
  const body = await bodyOf(tx, storeId, news, tenant.country.locale);
  if (body === null) return null;
  const tag = staffNoticeTag(news, storeId);
  const payload = JSON.stringify({ title: facts.store.name, body, tag, storeId });
  return { payload, topic: tag, ttlSeconds: staffNoticeLifetimeSeconds };
}

async function bodyOf(
  tx: Tx,
  storeId: StoreId,
  news: StaffNews,
  locale: Parameters<typeof mailsTexts>[0],
): Promise<string | null> {
  const { staffPush: texts } = mailsTexts(locale);
  switch (news) {
    case 'waiting': {
      const { waiting } = await countWaiting(tx, storeId);
      return waiting === 0 ? null : texts.waiting(waiting);
    }
    case 'riderProblem':
      return (await hasRiderProblem(tx, storeId)) ? texts.riderProblem : null;
    case 'removalAnswer': {
      const asked = await findAskedOrders(tx, storeId);
      const unseen = asked.filter(({ removals, status }) => unseenAnswer(removals, status));
      return unseen.length === 0 ? null : texts.removalAnswer(unseen.length);
    }
    default:
      return unreachable(news);
  }
}
