import type { handOverOrder as endpoint } from '@comanda/contract/counter/board.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { findOrder } from '../../../features/order/find-orders.ts';
import type { LockedOrder } from '../../../features/order/move-order.ts';
import type { Tx } from '../../../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../../../platform/http/call.ts';
import { moveLockedOrder } from '../../move-locked-order.ts';
import { moveCounterOrder, type MoveDeps } from './move-counter-order.ts';

type Endpoint = typeof endpoint;

/**
 * Hands an order over: a ready delivery to its rider or courier, a ready pickup to its shopper, who tells the code; a delivery that the
 * store brings is completed from `inTransit`. Refused: INVALID_PARAMETER with field `code` for a wrong code.
 * docs/rules/counter-board.md#hand-over.
 */
export async function handOverOrder(
  deps: MoveDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { to, code } = call.body;
  const { now } = call;
  const from: readonly OrderStatus[] = to === 'inTransit' ? ['ready'] : ['ready', 'inTransit'];
  const action = { kind: 'order.handOver', from, to, detail: { to } } as const;
  return moveCounterOrder(deps, call, action, async (tx, order) => {
    const checked = await checkCode(tx, order, code ?? null);
    if (!checked.ok) return checked;
    const why = 'the counter handed the order over';
    return moveLockedOrder(deps, tx, order, { status: to, readyAt: null, why, now });
  });
}

/** A shopper who takes a pickup tells the code. Orders from before pickups had codes have none. */
async function checkCode(
  tx: Tx,
  { id, dispatch_method }: LockedOrder,
  code: string | null,
): Promise<Result<null, Refusal>> {
  if (dispatch_method !== 'in_store') return accept(null);
  const expected = (await findOrder(tx, id))?.hand_over_code ?? null;
  return expected === null || expected === code?.trim()
    ? accept(null)
    : refuse(refusalOf('INVALID_PARAMETER', { field: 'code' }));
}
