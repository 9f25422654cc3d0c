import type { BoardCard } from '@comanda/contract/counter/board.ts';
import { type AcceptAlarm, acceptAlarm } from '@comanda/domain/counter/accept-alarm.ts';
import { type BoardColumn, boardColumn } from '@comanda/domain/counter/board-column.ts';
import { latenessMarks, neverLate } from '@comanda/domain/counter/board-lateness.ts';
import { noShowAt } from '@comanda/domain/counter/cancel-order.ts';
import { endedCardMs } from '@comanda/domain/counter/ended-card.ts';
import { firstName } from '@comanda/domain/counter/first-name.ts';
import { acceptedAt } from '@comanda/domain/order/acceptance.ts';
import { correctableUntil } from '@comanda/domain/order/correction.ts';
import { needsHandOverCode } from '@comanda/domain/order/hand-over-code.ts';
import { hasOrderEnded, type OrderStatus } from '@comanda/domain/order/order-status.ts';
import { shownRemoval } from '@comanda/domain/line-removal/shown-removal.ts';
import { waivedAmount } from '@comanda/domain/line-removal/removals-of-order.ts';
import { payOnDelivery } from '@comanda/domain/payment/pay-on-delivery.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import { shownMethod } from '../order/stored-payment.ts';
import type { BoardRow } from './board.rows.ts';
import { kitchenOrderOf } from './kitchen-order-of.ts';
import { cancelFactsOf } from './cancel-facts.ts';
import { correctionFactsOf } from './correction-facts.ts';

/**
 * Returns the card of an order at `now` (milliseconds), or null if the board does not show it.
 * `acceptMinutes`: the store's setting; null: an order that nobody accepts does not end by itself.
 */
export function boardCardOf(
  row: BoardRow,
  acceptMinutes: number | null,
  now: number,
): BoardCard | null {
  const { released_at: releasedAt, scheduled_at: scheduledAt } = row;
  const ended = endOf(row, now);
  const column = boardColumn({
    status: ended === null ? row.status : statusBeforeEnd(row),
    releasedAt: instantOf(releasedAt),
    scheduledAt: instantOf(scheduledAt),
    timeZone: row.time_zone,
    now,
  });
  if (column === null) return null;
  const times = timesOf(row, column, ended === null ? acceptMinutes : 'ended');
  return { ...orderOf(row), column, ended, ...times };
}

/**
 * The end of an order whose card nobody dismissed; null: it has not ended, or its card has left the
 * board.
 */
function endOf({ board_end_at: at, end_reason }: BoardRow, now: number): BoardCard['ended'] {
  if (at === null || instantOf(at) < now - endedCardMs) return null;
  return { at, by: end_reason ?? 'shopper' };
}

/** The card of an ended order stays in the column in which it was. */
const statusBeforeEnd = ({ timeline, status }: BoardRow): OrderStatus =>
  timeline.findLast((step) => !hasOrderEnded(step.status))?.status ?? status;

const orderOf = (row: BoardRow) => ({
  id: row.id,
  number: row.number,
  version: row.version,
  status: row.status,
  dispatchMethod: row.dispatch_method,
  broughtBy: broughtByOf(row),
  riderName: row.rider?.courier === 'own_delivery' ? row.rider.name : null,
  hasRiderProblem: row.has_rider_problem && !hasOrderEnded(row.status),
  customerName: firstName(row.customer_name),
  ...kitchenOrderOf(row),
  itemCount: itemsOf(row),
  total: row.total,
  toCollect: toCollectOf(row),
  paymentMethod: shownMethod(row),
  isAcceptedAlone: row.accepted_alone,
  needsCode: needsHandOverCode(row.dispatch_method),
  removal: shownRemoval(row.line_removals, row.status, row.lines ?? []),
});

/** The units of all lines that are still on the order. */
const itemsOf = (row: BoardRow): number =>
  kitchenOrderOf(row).lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * `acceptMinutes` as of the store; `ended`: an order that ended is neither late nor does it ring.
 */
function timesOf(row: BoardRow, column: BoardColumn, acceptMinutes: number | 'ended' | null) {
  const alarm = acceptMinutes === 'ended' ? null : alarmOf(row, column, acceptMinutes);
  const marks =
    acceptMinutes === 'ended'
      ? neverLate
      : latenessMarks({
          column,
          dispatchMethod: row.dispatch_method,
          alarm,
          readySince: instantOf(reachedAt(row, 'ready')),
          readyAt: instantOf(row.ready_at),
          estimatedAt: instantOf(row.estimated_at),
        });
  return {
    scheduledAt: row.scheduled_at,
    opensAt: row.opens_at,
    readyAt: row.ready_at,
    estimatedAt: row.estimated_at,
    releasedAt: row.released_at,
    acceptedAt: acceptedAt(row.timeline),
    startedAt: row.started_at,
    soonAt: isoOf(marks.soonAt),
    lateAt: isoOf(marks.lateAt),
    noShowAt: isoOf(noShowAt(cancelFactsOf(row))),
    takeBackUntil: isoOf(correctableUntil(correctionFactsOf(row))),
    alarm: alarm && {
      since: isoOf(alarm.since),
      louderAt: isoOf(alarm.louderAt),
      mailAt: isoOf(alarm.mailAt),
      cancelAt: isoOf(alarm.cancelAt),
    },
  };
}

function alarmOf(
  { released_at }: BoardRow,
  column: BoardColumn,
  acceptMinutes: number | null,
): AcceptAlarm | null {
  const since = instantOf(released_at);
  return column === 'new' && since !== null ? acceptAlarm(since, acceptMinutes) : null;
}

const reachedAt = ({ timeline }: BoardRow, status: OrderStatus): string | null =>
  timeline.findLast((step) => step.status === status)?.at ?? null;

/** A delivery is the courier's unless the store planned it or took it over. */
export const broughtByOf = ({ first_courier, rider }: BoardRow): 'courier' | 'store' =>
  first_courier !== null && first_courier !== 'own_delivery' && rider?.courier !== 'own_delivery'
    ? 'courier'
    : 'store';

const toCollectOf = (row: BoardRow) =>
  payOnDelivery({
    paymentMethod: shownMethod(row),
    paymentStatus: row.payment_status,
    total: row.total,
    cashAmount: null,
    waived: waivedAmount(row.line_removals),
  }).amount;
