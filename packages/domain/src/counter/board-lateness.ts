import { minuteMs } from '../duration.ts';
import type { DispatchMethod } from '../store/store.ts';
import { unreachable } from '../unreachable.ts';
import type { AcceptAlarm } from './accept-alarm.ts';
import type { BoardColumn } from './board-column.ts';

/**
 * Instants in milliseconds: from `soonAt` an order is soon late, from `lateAt` it is late; null: it
 * is not late in this column.
 */
export type LatenessMarks = { soonAt: number | null; lateAt: number | null };

/**
 * `readyAt`: expected or real time of the food on the counter. `estimatedAt`: the time that the
 * shopper was told. Milliseconds.
 */
export type LatenessFacts = {
  column: BoardColumn;
  dispatchMethod: DispatchMethod;
  alarm: AcceptAlarm | null;
  readySince: number | null;
  readyAt: number | null;
  estimatedAt: number | null;
};

const warningMs = 5 * minuteMs;
/** Food that waits longer than this for its rider is late. */
const riderWaitMs = 10 * minuteMs;
/** A shopper who comes this much after the estimate is late. */
const pickupWaitMs = 20 * minuteMs;

/** The marks of an order that cannot be late. */
export const neverLate: LatenessMarks = { soonAt: null, lateAt: null };
const before = (instant: number | null): LatenessMarks =>
  instant === null ? neverLate : { soonAt: instant - warningMs, lateAt: instant };

/** Returns when an order becomes late in its column. docs/rules/counter-board.md#lateness. */
export function latenessMarks(facts: LatenessFacts): LatenessMarks {
  const { column, alarm, readySince, readyAt, estimatedAt, dispatchMethod } = facts;
  switch (column) {
    case 'new':
      return alarm === null ? neverLate : { soonAt: alarm.louderAt, lateAt: alarm.mailAt };
    case 'kitchen':
      return before(readyAt);
    case 'ready':
      if (dispatchMethod === 'store_delivery')
        return before(readySince === null ? null : readySince + riderWaitMs);
      return before(estimatedAt === null ? null : estimatedAt + pickupWaitMs);
    case 'onTheWay':
      return before(estimatedAt);
    case 'later':
      return neverLate;
    default:
      return unreachable(column);
  }
}

const latenesses = ['onTime', 'soon', 'late'] as const;
export type Lateness = (typeof latenesses)[number];

/** Returns how late an order is at `now` (milliseconds of the server's clock). */
export function latenessAt({ soonAt, lateAt }: LatenessMarks, now: number): Lateness {
  if (lateAt !== null && now >= lateAt) return 'late';
  return soonAt !== null && now >= soonAt ? 'soon' : 'onTime';
}
