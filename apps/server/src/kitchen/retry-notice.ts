import {
  dueOutageMail,
  isKitchenAlertDue,
  isSystemDown,
  kitchenRetry,
} from '@comanda/domain/order/kitchen-retry.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import type { KitchenFailureReport } from './kitchen-client.ts';
import { saveOutage, saveOutageMail } from './system-outages.rows.ts';
import type { CustomerOrder } from '../order/find-orders.rows.ts';
import { clearKitchenFailure, saveKitchenFailure } from '../order/kitchen-failure.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { KitchenNotice, NoticeJob } from './kitchen-notice.ts';
import { sendOutageMailJob } from './send-outage-mail.job.ts';

type RetryDeps = Pick<Deps, 'db' | 'clock' | 'metrics' | 'log'>;
type Failed = {
  row: CustomerOrder;
  report: KitchenFailureReport;
  retryJob: NoticeJob;
};

/**
 * Stores a failed notice with the order for the operator and the store's managers, and adds the job
 * of the next try; after a day it gives up. Alerts the operator, and mails the managers once about
 * the outage. docs/rules/orders.md#retry-of-a-kitchen-notice,
 * docs/rules/counter-systems.md#outage-of-a-system.
 */
export async function retryNotice(
  deps: RetryDeps,
  payload: KitchenNotice,
  { row, report, retryJob }: Failed,
): Promise<void> {
  const { tenantId, orderId, tries } = payload;
  const now = deps.clock();
  const at = isoOf(now);
  const since = payload.since ?? at;
  const step = kitchenRetry({
    ...report,
    tries,
    failingMs: Math.max(0, now - instantOf(since)),
    random: Math.random(),
  });
  const failure = {
    failures: tries + 1,
    problem: report.problem,
    at,
    gaveUp: step.do === 'giveUp',
  };
  alertOperator(deps, payload, row, failure);
  const next =
    step.do === 'retry'
      ? retryJob.due(now + step.inMs, { tenantId, orderId, tries: tries + 1, since })
      : null;
  await saveKitchenFailure(autocommit(deps.db, tenantId), orderId, failure, next);
  if (failure.gaveUp && hasOrderEnded(row.status))
    await clearKitchenFailure(autocommit(deps.db, tenantId), orderId);
  if (failure.gaveUp || isSystemDown(failure.failures, report.problem))
    await noteOutage(deps, payload, row, { ...failure, since });
}

type Failure = { failures: number; problem: KitchenFailureReport['problem']; gaveUp: boolean };

function alertOperator(
  { metrics, log }: RetryDeps,
  { tenantId, orderId }: KitchenNotice,
  { store_id: storeId }: CustomerOrder,
  { failures, problem, gaveUp }: Failure,
): void {
  metrics.count('comanda_kitchen_failures_total', { tenant: tenantId, problem });
  if (!gaveUp && !isKitchenAlertDue(failures, problem)) return;
  metrics.count('comanda_kitchen_alerts_total', { tenant: tenantId, problem });
  log.error(
    { tenantId, orderId, storeId, failures, problem },
    gaveUp
      ? 'a restaurant was not notified of an order for a day, and the server gave up'
      : 'a restaurant was not notified of an order',
  );
}

/**
 * Stores the failure with the store's outage, and adds the mail that is due, each stage once for
 * all orders of the outage.
 */
async function noteOutage(
  { db }: RetryDeps,
  { tenantId }: KitchenNotice,
  { store_id: storeId }: CustomerOrder,
  { problem, at, since, gaveUp }: Failure & { at: string; since: string },
): Promise<void> {
  const tx = autocommit(db, tenantId);
  const began = await saveOutage(tx, storeId, { since, failedAt: at, problem });
  const stage = dueOutageMail(instantOf(at) - instantOf(began), gaveUp);
  if (stage !== null)
    await saveOutageMail(
      tx,
      storeId,
      stage,
      sendOutageMailJob.due(at, { tenantId, storeId, stage, began }),
    );
}
