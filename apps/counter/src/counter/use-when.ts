import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { relativeDayText } from '@comanda/i18n/format/day-text.ts';
import { useCounter } from './app-context.ts';
import { useMinute } from './use-minute.ts';
import { useStores } from './use-session.ts';

/**
 * Returns a function that writes an instant (ISO) as a day and a time at a store: `hoy 20:30`.
 * Null: the store that the device shows.
 */
export function useWhen(): (instant: string, storeId?: number | null) => string {
  const { page } = useCounter();
  const { store } = useStores();
  const now = useMinute();
  return (instant, storeId = null) => {
    const there = page.stores.find(({ id }) => id === storeId) ?? store ?? page.stores[0];
    if (there === undefined) return '';
    const { date, minute } = zonedTime(instantOf(instant), there.timeZone);
    const today = zonedTime(now, there.timeZone).date;
    return `${relativeDayText(date, today)} ${formatClock(minute)}`;
  };
}
