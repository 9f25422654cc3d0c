import { endMinuteOf, formatClock, minuteOf, weekdayOf } from '../hours/zoned-time.ts';
import { offersDispatch } from '../store/offers-dispatch.ts';
import type { BusinessHours, DispatchMethod, Store } from '../store/store.ts';
import type { DateHours } from './store-fact.ts';

type Hours = Pick<Store, 'businessHours' | 'holidays' | 'orderMethod'>;
type Window = DateHours[number];

/**
 * Returns the windows of a store-local date: the holiday's, else the weekday's.
 * docs/rules/times.md#holidays.
 */
export function hoursOfDate({ businessHours, holidays }: Hours, date: string): DateHours {
  const holiday = holidays.find((each) => each.date === date);
  return holiday ? holiday.hours : weekdayHours(businessHours, date);
}

const weekdayHours = (hours: readonly BusinessHours[], date: string): DateHours =>
  hours.filter(({ day }) => day === weekdayOf(date)).map(({ day: _day, ...window }) => window);

/**
 * Returns the hours of a date that opens and closes at other times (`HH:mm`): of each dispatch
 * method the first window begins at `opens`, the last ends at `closes`, and a break between them
 * stays. A method without windows on that date gets one. null if the store would close before it
 * opens. docs/rules/counter-store.md#hours-of-a-date.
 */
export function changedHours(
  store: Hours,
  date: string,
  { opens, closes }: { opens: string; closes: string },
): DateHours | null {
  const span = { from: minuteOf(opens), to: endMinuteOf(closes) };
  if (span.from >= span.to) return null;
  const usual = hoursOfDate(store, date);
  return (['store_delivery', 'in_store'] as const)
    .filter((dispatch) => offersDispatch(store, dispatch))
    .flatMap((dispatch) =>
      stretched(
        usual.filter((window) => window.dispatchMethod === dispatch),
        dispatch,
        span,
      ),
    );
}

type Span = { from: number; to: number };

function stretched(windows: DateHours, dispatchMethod: DispatchMethod, span: Span): DateHours {
  const spans = windows
    .map(({ openingTime, closingTime }) => ({
      from: minuteOf(openingTime),
      to: endMinuteOf(closingTime),
    }))
    .filter(({ from, to }) => from < span.to && to > span.from)
    .toSorted((one, other) => one.from - other.from);
  const last = spans.length - 1;
  const cut = spans.map(({ from, to }, at) => ({
    from: at === 0 ? span.from : from,
    to: at === last ? span.to : to,
  }));
  return (cut.length === 0 ? [span] : cut).map((each, position) =>
    windowOf(each, dispatchMethod, position),
  );
}

const windowOf = (
  { from, to }: Span,
  dispatchMethod: DispatchMethod,
  position: number,
): Window => ({
  openingTime: `${formatClock(from)}:00`,
  closingTime: to === 1440 ? '23:59:59' : `${formatClock(to)}:00`,
  dispatchMethod,
  position,
});
