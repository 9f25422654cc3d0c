import { hourMs, minuteMs } from '../duration.ts';
import { zonedTime } from '../hours/zoned-time.ts';
import type { OrderStatus } from '../order/order-status.ts';
import { unreachable } from '../unreachable.ts';

/**
 * The columns of the board, in the order in which an order passes them; `later` stands last.
 * docs/rules/counter-board.md#columns.
 */
export const boardColumns = ['new', 'kitchen', 'ready', 'onTheWay', 'later'] as const;
export type BoardColumn = (typeof boardColumns)[number];

/**
 * `releasedAt`: when the restaurant was shown the order. `scheduledAt`: when a future order is
 * wanted. Milliseconds; null: never.
 */
export type ColumnFacts = {
  status: OrderStatus;
  releasedAt: number | null;
  scheduledAt: number | null;
  timeZone: string;
  now: number;
};

/** Statuses of the orders that a board may show. */
export const boardStatuses = [
  'scheduled',
  'created',
  'preparing',
  'ready',
  'inTransit',
] as const satisfies readonly OrderStatus[];

/**
 * Returns the column of an order, or null if the board does not show it: it can still be undone,
 * awaits its payment, is for another day or has ended.
 */
export function boardColumn(facts: ColumnFacts): BoardColumn | null {
  switch (facts.status) {
    case 'scheduled':
      return isLaterToday(facts) ? 'later' : null;
    case 'created':
      return facts.releasedAt === null ? null : 'new';
    case 'preparing':
      return 'kitchen';
    case 'ready':
      return 'ready';
    case 'inTransit':
      return 'onTheWay';
    case 'creation_scheduled':
    case 'completed':
    case 'cancelled':
    case 'failed':
    case 'reversed':
      return null;
    default:
      return unreachable(facts.status);
  }
}

/** A night does not end at midnight: orders of the next hours belong to today. */
const sameNightMs = 6 * hourMs;
const minutesOfDay = 1_440;

/**
 * Returns the end of `later today` at `now`: the local midnight, or six hours from now if that is
 * later. Milliseconds.
 */
export const laterUntil = (now: number, timeZone: string): number =>
  now + Math.max(sameNightMs, (minutesOfDay - zonedTime(now, timeZone).minute) * minuteMs);

const isLaterToday = ({ scheduledAt, timeZone, now }: ColumnFacts): boolean =>
  scheduledAt !== null && scheduledAt <= laterUntil(now, timeZone);
