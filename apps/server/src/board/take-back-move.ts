import type { takeBackMove as endpoint } from '@comanda/contract/counter/board.ts';
import { isCorrected, statusAfterCorrection } from '@comanda/domain/order/correction.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { notReprocessable } from '../order/move-locked-order.ts';
import { moveOrder } from '../order/move-order.rows.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { readBoardRow } from './board.rows.ts';
import { correctionFactsOf } from './correction-facts.ts';
import { moveCounterOrder, type MoveDeps } from './move-counter-order.ts';

type Endpoint = typeof endpoint;

/**
 * Takes the last move of an order back. The status goes back and the timeline gets an event; what
 * followed the move (its notice, points, money) is not undone and does not happen twice. Refused:
 * ORDER_NOT_REPROCESSABLE as {@link statusAfterCorrection} says.
 * docs/rules/counter-board.md#taking-a-move-back.
 */
export async function takeBackMove(
  deps: MoveDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { now } = call;
  const { status, reason } = call.body;
  const wanted = status === 'ready' ? 'preparing' : 'ready';
  const detail = { from: status, to: wanted, reason };
  const action = { kind: 'order.takeBack', from: [status], to: wanted, detail } as const;
  return moveCounterOrder(deps, call, action, async (tx, order) => {
    const row = await readBoardRow(tx, order.id);
    const to = isCorrected(row.status) ? statusAfterCorrection(correctionFactsOf(row), now) : null;
    if (to === null) return refuse(notReprocessable(order, wanted));
    await moveOrder(tx, {
      id: order.id,
      status: to,
      paymentStatus: order.payment_status,
      at: isoOf(now),
      ledger: null,
    });
    return accept(null);
  });
}
