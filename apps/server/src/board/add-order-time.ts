import type { addOrderTime as endpoint } from '@comanda/contract/counter/board.ts';
import {
  isMailedAbout,
  type MoreTimeFacts,
  moreTimeStatuses,
  timeAfterMore,
} from '@comanda/domain/counter/more-time.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import { actionsOfOrder } from '../counter/actions-of-subject.rows.ts';
import { saveArrival } from '../order/change-ready-time.rows.ts';
import { confirmReadyTime } from '../order/confirm-ready-time.ts';
import { notReprocessable } from '../order/move-locked-order.ts';
import { sendLaterTimeJob } from '../order/send-later-time.job.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { broughtByOf } from './board-card.ts';
import { type BoardRow, readBoardRow } from './board.rows.ts';
import { moveCounterOrder, type MoveDeps } from './move-counter-order.ts';

type Endpoint = typeof endpoint;

/**
 * Adds minutes to the time of an accepted order: in the kitchen its food is ready later and its
 * courier comes later, on its way with an own rider it arrives later. The shopper's page follows;
 * one mail at most tells it. Refused: ORDER_NOT_REPROCESSABLE as {@link timeAfterMore} says.
 * docs/rules/counter-board.md#more-time.
 */
export async function addOrderTime(
  deps: MoveDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { now } = call;
  const { minutes } = call.body;
  const action = {
    kind: 'order.moreTime',
    from: moreTimeStatuses,
    to: 'preparing',
    detail: { minutes },
  } as const;
  return moveCounterOrder(deps, call, action, async (tx, order) => {
    const row = await readBoardRow(tx, order.id);
    const at = timeAfterMore(moreTimeFactsOf(row), minutes, now);
    if (at === null) return refuse(notReprocessable(order, order.status));
    const saved = await saveLaterTime(tx, row, at, now);
    if (!saved.ok) return saved;
    await mailLaterTime(tx, order.id, minutes, now);
    await publishOrderChange(tx, order.id);
    return accept(null);
  });
}

/** In the kitchen an order is expected on the counter, on its way at the door. */
const moreTimeFactsOf = (row: BoardRow): MoreTimeFacts => ({
  status: row.status,
  dispatchMethod: row.dispatch_method,
  broughtBy: broughtByOf(row),
  expectedAt: instantOf(row.status === 'preparing' ? row.ready_at : row.estimated_at),
});

async function saveLaterTime(
  tx: Tx,
  { id, status }: BoardRow,
  at: number,
  now: number,
): Promise<Result<null, Refusal>> {
  if (status === 'preparing') return confirmReadyTime(tx, { id, readyAt: at, now });
  await saveArrival(tx, id, isoOf(at));
  return accept(null);
}

/** The audit list says how many minutes were added before. The caller holds the order's lock. */
async function mailLaterTime(tx: Tx, id: OrderId, minutes: number, now: number): Promise<void> {
  const added = (await actionsOfOrder(tx, id)).reduce(
    (sum, { kind, detail }) => sum + (kind === 'order.moreTime' ? Number(detail['minutes']) : 0),
    0,
  );
  if (!isMailedAbout(minutes, added)) return;
  await enqueue(tx, [sendLaterTimeJob.due(now, { tenantId: tx.tenantId, orderId: id })]);
}
