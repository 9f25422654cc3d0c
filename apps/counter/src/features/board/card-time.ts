import type { BoardCard } from '@comanda/contract/counter/board.ts';
import { minuteMs } from '@comanda/domain/duration.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';

/** The time of a card: the figure that is read from afar, and its caption. */
export type CardTime = { figure: string; caption: string };

type Words = Pick<CounterBoardTexts, 'minutes' | 'lateBy' | 'readyAt' | 'captions'>;
type Facts = Pick<
  BoardCard,
  'column' | 'alarm' | 'readyAt' | 'estimatedAt' | 'scheduledAt' | 'lateAt'
>;

/**
 * Returns the minutes that a card counts at `now` (milliseconds of the server's clock): those that
 * a new order waits, and those that are left for one in the kitchen. Below zero: an order in the
 * kitchen or on its way is late by so many, at least one. Null: the card counts none.
 */
export function countedMinutes(
  { column, alarm, readyAt, lateAt }: Facts,
  now: number,
): number | null {
  if (column === 'new' && alarm !== null)
    return Math.max(0, Math.floor((now - instantOf(alarm.since)) / minuteMs));
  if (column !== 'kitchen' && column !== 'onTheWay') return null;
  if (lateAt !== null && now >= instantOf(lateAt))
    return -Math.max(1, Math.floor((now - instantOf(lateAt)) / minuteMs));
  if (column === 'onTheWay' || readyAt === null) return null;
  return Math.ceil((instantOf(readyAt) - now) / minuteMs);
}

/**
 * Returns the time of a card with its counted `minutes`; a card without them names an instant in
 * the store's zone. docs/rules/counter-board.md#time-of-a-card.
 */
export function cardTime(
  { column, readyAt, estimatedAt, scheduledAt }: Facts,
  minutes: number | null,
  { timeZone, texts }: { timeZone: string; texts: Words },
): CardTime {
  const clock = (at: string | null): string =>
    at === null ? '' : formatClock(zonedTime(instantOf(at), timeZone).minute);
  const { captions } = texts;
  const isLate = minutes !== null && minutes < 0;
  const figure = minutes === null ? '' : minutesText(minutes, texts);
  switch (column) {
    case 'new':
      return { figure, caption: figure === '' ? '' : captions.waiting };
    case 'kitchen':
      return { figure, caption: dueText(clock(readyAt), isLate ? captions.was : texts.readyAt) };
    case 'ready':
      return withCaption(clock(estimatedAt), captions.promised);
    case 'onTheWay':
      return isLate
        ? { figure, caption: dueText(clock(estimatedAt), captions.was) }
        : withCaption(clock(estimatedAt), captions.arrival);
    case 'later':
      return withCaption(clock(scheduledAt), captions.scheduled);
  }
}

const minutesText = (minutes: number, { minutes: text, lateBy }: Words): string =>
  minutes < 0 ? lateBy(-minutes) : text(minutes);

const dueText = (clock: string, text: (clock: string) => string): string =>
  clock === '' ? '' : text(clock);

const withCaption = (figure: string, caption: string): CardTime => ({
  figure,
  caption: figure === '' ? '' : caption,
});
