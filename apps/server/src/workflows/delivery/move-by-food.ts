import { stepsTo } from '@comanda/domain/order/steps-to.ts';
import { collectedEntries } from '../../features/ledger/ledger-entries.ts';
import { type LockedOrder, moveOrder, type OrderMove } from '../../features/order/move-order.ts';
import { extendGuestTokens } from '../../features/session/session-rows.ts';
import { tellOrder } from '../../platform/db/tell-order.ts';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/** A locked order follows its food, step by step; one that is there already, or over, stays. Money at the door is received with the food. */
export async function moveByFood(tx: Tx, order: LockedOrder, to: 'inTransit' | 'completed', now: number): Promise<void> {
  const steps = stepsTo(order.status, to);
  const at = new Date(now).toISOString();
  for (const status of steps)
    await moveOrder(tx, { id: order.id, status, at, ...(status === 'completed' ? received(order) : asBefore(order)) });
  if (steps.length === 0) return;
  if (to === 'completed') await extendGuestTokens(tx, order.buyer_id, now);
  await tellOrder(tx, order.id);
}

type Money = Pick<OrderMove, 'paymentStatus' | 'ledger'>;
const asBefore = ({ payment_status }: LockedOrder): Money => ({ paymentStatus: payment_status, ledger: null });

function received(order: LockedOrder): Money {
  if (order.payment_status === 'completed' || order.payable_until !== null) return asBefore(order);
  const entries = collectedEntries(order.total, order.payment_method === 'cash' ? 'cash' : 'card');
  return { paymentStatus: 'completed', ledger: { event: 'collected', entries } };
}
