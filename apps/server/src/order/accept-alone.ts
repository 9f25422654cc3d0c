import { acceptedStatus } from '@comanda/domain/order/acceptance.ts';
import { automaticReadyTime } from '@comanda/domain/store-facts/auto-accept.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import { insertAutomaticAction } from '../counter/counter-actions.rows.ts';
import type { Deps } from '../deps.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import { markAcceptedAlone } from './accept-alone.rows.ts';
import type { acceptAloneJob } from './accept-alone.job.ts';
import { lockOrder, type LockedOrder } from './move-order.rows.ts';
import { moveLockedOrder } from './move-locked-order.ts';

type AcceptDeps = Pick<Deps, 'db' | 'clock' | 'events' | 'stockNotice' | 'menus' | 'random'>;

/**
 * Job handler: accepts an order as a tap of staff does, with the time that its shopper was shown,
 * and enters it in the audit list without a person. Does nothing to an order that staff answered
 * meanwhile, or that its store leaves to staff. Safe to repeat.
 * docs/rules/counter-store.md#orders-that-are-accepted-by-themselves.
 */
export async function acceptAlone(
  deps: AcceptDeps,
  { tenantId, orderId }: JobPayload<typeof acceptAloneJob>,
): Promise<void> {
  const storeId = await withTenant(deps.db, tenantId, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'created') return null;
    return (await acceptLocked(deps, tx, order)) ? order.store_id : null;
  });
  if (storeId !== null) deps.events.emit({ tenantId, kind: 'order', id: orderId, storeId });
}

async function acceptLocked(deps: AcceptDeps, tx: Tx, order: LockedOrder): Promise<boolean> {
  const { id, store_id: storeId, dispatch_method: dispatch } = order;
  const facts = await deps.menus.storeFacts(tx.tenantId, storeId);
  const now = deps.clock();
  const shown = { dispatch, readyAt: instantOf(order.ready_at) };
  const readyAt = facts && automaticReadyTime(facts, shown, now);
  if (readyAt === null) return false;
  const why = 'the store accepts its orders by itself';
  const wanted = { status: acceptedStatus, readyAt, why, author: 'counter', now } as const;
  const moved = await moveLockedOrder(deps, tx, order, wanted);
  if (!moved.ok) return false;
  await markAcceptedAlone(tx, id);
  await insertAutomaticAction(tx, {
    ...{ id: deps.random.id(now), storeId, subject: id, kind: 'order.accept', at: isoOf(now) },
    detail: { readyAt: isoOf(readyAt) },
  });
  return true;
}
