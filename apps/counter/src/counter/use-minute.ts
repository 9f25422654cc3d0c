import { useSyncExternalStore } from 'react';
import { useCounter } from './app-context.ts';

/**
 * Returns the server's time in milliseconds, cut to the minute; the component renders again once a
 * minute.
 */
export function useMinute(): number {
  const { clock } = useCounter();
  return useSyncExternalStore(clock.subscribe, clock.minute);
}
