import { useSyncExternalStore } from 'react';
import { useApp } from '../app-context.ts';

/**
 * Returns the current time in milliseconds, to the minute. Null in server HTML and while hydrating,
 * so that cached HTML holds no time.
 */
export const useNow = (): number | null => {
  const { clock } = useApp();
  return useSyncExternalStore(clock.subscribe, clock.minute, () => null);
};
