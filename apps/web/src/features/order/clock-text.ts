import { zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import type { OrderClock, SaidTime } from '@comanda/domain/order/order-clock.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { OrderTexts } from '@comanda/i18n/es/orders.ts';
import { relativeDayText } from '@comanda/i18n/format/day-text.ts';
import { clockTime } from './order-texts.ts';

/**
 * The words of a clock: a line above and either a time or a short statement. `at`: the ISO instant
 * of the time. `day` is null for today. `note`: what to know or do.
 */
export type ClockText = {
  label: string;
  at: string | null;
  time: string | null;
  day: string | null;
  statement: string | null;
  note: string | null;
};

type TextFacts = {
  order: Pick<Order, 'dispatchMethod' | 'timeZone' | 'storeName' | 'storeAddress' | 'number'>;
  now: number;
  words: OrderTexts;
};

/** The clock in words; null where no card is shown. `now` in milliseconds. */
export function clockText(clock: OrderClock, facts: TextFacts): ClockText | null {
  const { order, words } = facts;
  switch (clock.kind) {
    case 'silent':
    case 'ended':
      return null;
    case 'ready':
      return { ...bare(words.clock.waits), statement: order.storeName, note: order.storeAddress };
    case 'late':
      return lateText(clock, facts);
    case 'scheduled':
      return timed(words.scheduledFor, clock.at, facts);
    case 'waiting':
    case 'expected':
    case 'onTheWay':
      return clock.time === null
        ? {
            ...bare(words.clock.toConfirm[order.dispatchMethod]),
            statement: words.timeToConfirm,
            note: words.timeToConfirmHelp,
          }
        : timed(aboutLabel(clock.kind, clock.time, facts), clock.time.at, facts);
    default:
      return unreachable(clock);
  }
}

/**
 * The clock in one line: "Llega cerca de las 20:35", "Va con atraso"; null where no card is shown.
 */
export function clockLine(clock: OrderClock, facts: TextFacts): string | null {
  const text = clockText(clock, facts);
  if (text === null) return null;
  const { label, day, time, statement } = text;
  if (clock.kind === 'late' && time === null) return statement;
  return [label, day, time ?? statement?.toLowerCase()].filter((part) => part != null).join(' ');
}

/** The news of a clock that a screen reader hears when it comes; '' while there is none. */
export function clockNews(clock: OrderClock, facts: TextFacts): string {
  const isNews =
    clock.kind === 'late' ||
    ('time' in clock && clock.time !== null && clock.time.change !== 'asSaid');
  return isNews ? (clockLine(clock, facts) ?? '') : '';
}

const bare = (label: string): ClockText => ({
  label,
  at: null,
  time: null,
  day: null,
  statement: null,
  note: null,
});

function timed(label: string, at: string, { order, now }: TextFacts): ClockText {
  const day = dayOf(at, now, order.timeZone);
  return { ...bare(label), at, day, time: clockTime(at, order.timeZone) };
}

/** The day of an ISO instant at the store; null for today. */
function dayOf(at: string, now: number, timeZone: string): string | null {
  const { date } = zonedTime(instantOf(at), timeZone);
  const today = zonedTime(now, timeZone).date;
  return date === today ? null : relativeDayText(date, today);
}

function aboutLabel(
  kind: 'waiting' | 'expected' | 'onTheWay',
  { at, change }: SaidTime,
  { order, now, words }: TextFacts,
): string {
  if (change !== 'asSaid') return words.clock.moved[change];
  const isToday = dayOf(at, now, order.timeZone) === null;
  if (kind === 'waiting' && isToday) return words.clock.unconfirmed[order.dispatchMethod];
  return words.clock[isToday ? 'around' : 'aroundDay'][order.dispatchMethod];
}

function lateText(clock: Extract<OrderClock, { kind: 'late' }>, facts: TextFacts): ClockText {
  const { order, words } = facts;
  if (clock.at !== null) return timed(words.clock.moved.later, clock.at, facts);
  const said = clockTime(clock.since, order.timeZone);
  return {
    ...bare(words.clock.was[order.dispatchMethod](said)),
    statement: words.clock.late,
    note: words.clock.lateHelp[clock.isOnTheWay ? 'onTheWay' : 'inStore'](order.number),
  };
}
