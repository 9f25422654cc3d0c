import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { afterPush } from '@comanda/domain/push/after-push.ts';
import { type PushNews, pushLifetimeSeconds, pushNewsOf } from '@comanda/domain/push/push-news.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { mailsTexts } from '@comanda/i18n/areas/mails.ts';
import type { Deps } from '../deps.ts';
import { readOrderUnlocked } from '../order/move-order.rows.ts';
import type { PushMessage } from './encrypt-push.ts';
import { deleteSubscription, findLiveSubscription } from './subscription.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { sendPushJob } from './send-push.job.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';

type PushDeps = Pick<Deps, 'clock' | 'db' | 'log' | 'menus' | 'push' | 'tenants'>;
type Payload = JobPayload<typeof sendPushJob>;

/**
 * Job handler: pushes news about an order to one browser. Sends nothing if the news is no longer
 * true, or the browser's session has ended. A subscription that the push service no longer knows is
 * deleted; a service that is busy or broken gets the message again later.
 * docs/rules/notifications.md#tries-of-a-push-message.
 */
export async function sendPush(deps: PushDeps, payload: Payload): Promise<void> {
  const { tenantId, orderId, subscriptionId: id, news } = payload;
  const tx = autocommit(deps.db, tenantId);
  const order = await readOrderUnlocked(tx, orderId);
  if (!deps.push || !order || pushNewsOf(order.status, order.dispatch_method) !== news) return;
  const now = deps.clock();
  const target = await findLiveSubscription(tx, { id, buyerId: order.buyer_id, now });
  const message = target && (await messageOf(deps, tenantId, orderId, news));
  if (target && message) await settle(deps, tx, payload, await deps.push.send(target, message));
}

async function settle(
  { clock, log }: PushDeps,
  tx: Tx,
  payload: Payload,
  answer: Parameters<typeof afterPush>[0],
): Promise<void> {
  const { tenantId, subscriptionId, tries } = payload;
  const next = afterPush(answer, tries);
  switch (next.kind) {
    case 'sent':
      return;
    case 'gone':
      return deleteSubscription(tx, subscriptionId);
    case 'refused': {
      const status = answer?.status ?? null;
      return log.warn({ tenantId, subscriptionId, status }, 'a push service took no message');
    }
    case 'again': {
      const at = clock() + next.afterSeconds * 1_000;
      return enqueue(tx, [sendPushJob.due(at, { ...payload, tries: tries + 1 })]);
    }
    default:
      return unreachable(next);
  }
}

/**
 * The message without a name, an address or an amount, because a locked screen shows it. Its topic
 * is the order, so that later news replace older ones.
 * docs/rules/notifications.md#text-of-a-push-message.
 */
async function messageOf(
  { menus, tenants }: PushDeps,
  tenantId: TenantId,
  orderId: OrderId,
  news: PushNews,
): Promise<PushMessage | null> {
  const tenant = tenants.byId(tenantId);
  const settings = (await menus.tenant(tenantId))?.settings;
  if (!tenant || !settings) return null;
  const topic = orderId.replaceAll('-', '');
  const body = mailsTexts(tenant.country.locale).push[news];
  const payload = JSON.stringify({ title: settings.commerceName, body, tag: topic });
  return { payload, topic, ttlSeconds: pushLifetimeSeconds };
}
