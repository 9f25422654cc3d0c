import type { cancelAcceptedOrder as endpoint } from '@comanda/contract/counter/board.ts';
import {
  cancellableStatuses,
  checkCancel,
  isFoodUncooked,
} from '@comanda/domain/counter/cancel-order.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import { endOrder } from '../order/end-order.ts';
import { notReprocessable } from '../order/move-locked-order.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { readBoardRow } from './board.rows.ts';
import { cancelFactsOf } from './cancel-facts.ts';
import { moveCounterOrder, type MoveDeps } from './move-counter-order.ts';

type Endpoint = typeof endpoint;

/**
 * Cancels an order that was accepted, or says that nobody came for it. Its money goes back if any
 * came in, unless a manager keeps that of a no-show; food that nobody cooked can be sold again; its
 * courier or rider and its shopper are told. Refused as {@link checkCancel} says.
 * docs/rules/counter-board.md#cancelling-an-accepted-order.
 */
export async function cancelAcceptedOrder(
  deps: MoveDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { now } = call;
  const { reason, keepsMoney = false } = call.body;
  const { role } = staffSessionOf(call.session);
  const detail = { reason, keepsMoney };
  const to = 'cancelled';
  const action = { kind: 'order.cancel', from: cancellableStatuses, to, detail } as const;
  return moveCounterOrder(deps, call, action, async (tx, order) => {
    const row = await readBoardRow(tx, order.id);
    const checked = checkCancel(cancelFactsOf(row), { role, reason, keepsMoney }, now);
    if (!checked.ok) return checked;
    const isEnded = await endOrder(deps, tx, order, {
      status: to,
      why: `the counter cancelled it: ${reason}`,
      author: 'counterCancel',
      detail: reason,
      keepsMoney,
      isUncooked: isFoodUncooked(row.status, row.started_at, reason),
      now,
    });
    return isEnded ? accept(null) : refuse(notReprocessable(order, to));
  });
}
