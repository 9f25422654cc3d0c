import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { useStore } from 'zustand';
import { useCounter } from '../app-context.ts';

/** Returns the time of the server's last answer in a zone, `20:41`; null: nothing is kept. */
export function useHeardTime(timeZone: string | undefined): string | null {
  const heardAt = useStore(useCounter().kept.state, (state) => state.heardAt);
  if (heardAt === null || timeZone === undefined) return null;
  return formatClock(zonedTime(heardAt, timeZone).minute);
}
