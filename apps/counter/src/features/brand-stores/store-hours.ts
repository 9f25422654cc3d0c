import {
  isJsonList,
  isJsonObject,
  type Json,
  type JsonObject,
  textOf,
} from '@comanda/domain/draft/json.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import type { DayHours } from '../../counter/brand-draft/hours-rows.tsx';

/** The end of a day as stores.json has it. */
const endOfDay = '23:59:59';

/** Returns the hours of a way of dispatch as rows: equal hours of several weekdays are one row. */
export function hoursOf(windows: Json | undefined, dispatch: DispatchMethod): readonly DayHours[] {
  const rows = (isJsonList(windows) ? windows : [])
    .filter(isJsonObject)
    .filter((window) => window['dispatchMethod'] === dispatch);
  const byTimes = Map.groupBy(
    rows,
    (window) => `${typed(window, 'openingTime')} ${typed(window, 'closingTime')}`,
  );
  return [...byTimes].map(([times, same]) => {
    const [from = '', to = ''] = times.split(' ');
    return { days: same.map((window) => Number(window['day'])), from, to };
  });
}

const typed = (window: JsonObject, field: string): string => textOf(window, field).slice(0, 5);

/**
 * Returns the windows of rows. A row that closes after midnight is two windows; midnight itself is
 * the end of the day.
 */
export const windowsOf = (
  rows: readonly DayHours[],
  dispatchMethod: DispatchMethod,
): readonly JsonObject[] => {
  const windows = rows.flatMap(({ days, from, to }) =>
    days.flatMap((day) => {
      const opening = `${from}:00`;
      const closing = to === '23:59' || to === '00:00' ? endOfDay : `${to}:00`;
      return opening < closing
        ? [{ day, openingTime: opening, closingTime: closing }]
        : [
            { day, openingTime: opening, closingTime: endOfDay },
            { day: (day + 1) % 7, openingTime: '00:00:00', closingTime: closing },
          ];
    }),
  );
  return windows
    .toSorted((a, b) => a.day - b.day || a.openingTime.localeCompare(b.openingTime))
    .map((window, at, all) => ({
      ...window,
      dispatchMethod,
      position: all.slice(0, at).filter(({ day }) => day === window.day).length + 1,
    }));
};

/** Returns whether each row has a day and hours that differ. */
export const areHours = (rows: readonly DayHours[]): boolean =>
  rows.every(({ days, from, to }) => days.length > 0 && from !== '' && to !== '' && from !== to);
