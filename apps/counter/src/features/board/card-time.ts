import type { BoardCard } from '@comanda/contract/counter/board.ts';
import { minuteMs } from '@comanda/domain/duration.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';

/** The time of a card: the figure that is read from afar, and its caption. */
export type CardTime = { figure: string; caption: string };

type Words = Pick<
  CounterBoardTexts,
  'minutes' | 'waiting' | 'readyAt' | 'arrival' | 'promised' | 'scheduled'
>;
type Facts = Pick<BoardCard, 'column' | 'alarm' | 'readyAt' | 'estimatedAt' | 'scheduledAt'>;

/**
 * Returns the minutes that a card counts at `now` (milliseconds of the server's clock): those that
 * a new order waits, and those that are left for one in the kitchen; null: it counts none.
 */
export function countedMinutes({ column, alarm, readyAt }: Facts, now: number): number | null {
  if (column === 'new' && alarm !== null)
    return Math.max(0, Math.floor((now - instantOf(alarm.since)) / minuteMs));
  if (column === 'kitchen' && readyAt !== null)
    return Math.max(0, Math.ceil((instantOf(readyAt) - now) / minuteMs));
  return null;
}

/**
 * Returns the time of a card with its counted `minutes`; the columns without them name an instant
 * in the store's zone.
 */
export function cardTime(
  { column, readyAt, estimatedAt, scheduledAt }: Facts,
  minutes: number | null,
  { timeZone, texts }: { timeZone: string; texts: Words },
): CardTime {
  const clock = (at: string | null): string =>
    at === null ? '' : formatClock(zonedTime(instantOf(at), timeZone).minute);
  const figure = minutes === null ? '' : texts.minutes(minutes);
  switch (column) {
    case 'new':
      return { figure, caption: minutes === null ? '' : texts.waiting };
    case 'kitchen':
      return { figure, caption: readyAt === null ? '' : texts.readyAt(clock(readyAt)) };
    case 'ready':
      return at(clock(estimatedAt), texts.promised);
    case 'onTheWay':
      return at(clock(estimatedAt), texts.arrival);
    case 'later':
      return at(clock(scheduledAt), texts.scheduled);
  }
}

const at = (figure: string, caption: string): CardTime => ({
  figure,
  caption: figure === '' ? '' : caption,
});
