import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { type PushNews, pushLifetimeSeconds, pushNewsOf } from '@comanda/domain/push/push-news.ts';
import { mailsTexts } from '@comanda/i18n/areas/mails.ts';
import type { Deps } from '../deps.ts';
import { readOrderUnlocked } from '../order/move-order.rows.ts';
import { actOnPushAnswer } from './act-on-push-answer.ts';
import type { PushMessage } from './encrypt-push.ts';
import { deleteSubscription, findLiveSubscription } from './subscription.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
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
  const { tenantId, orderId, subscriptionId: id, news, tries } = payload;
  const tx = autocommit(deps.db, tenantId);
  const order = await readOrderUnlocked(tx, orderId);
  if (!deps.push || !order || pushNewsOf(order.status, order.dispatch_method) !== news) return;
  const now = deps.clock();
  const target = await findLiveSubscription(tx, { id, buyerId: order.buyer_id, now });
  const message = target && (await messageOf(deps, tenantId, orderId, news));
  if (!target || !message) return;
  const { clock, log } = deps;
  await actOnPushAnswer(log, await deps.push.send(target, message), {
    about: { tenantId, subscriptionId: id },
    tries,
    end: () => deleteSubscription(tx, id),
    sendAgain: (seconds) =>
      enqueue(tx, [sendPushJob.due(clock() + seconds * 1_000, { ...payload, tries: tries + 1 })]),
  });
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
