import { useSyncExternalStore } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { everySecond } from './every-second.ts';

/**
 * Returns what `select` makes of the server's time in milliseconds. It is asked each second, and
 * the component renders again only if its value differs: a board of 200 cards stays still while
 * their clocks run.
 */
export function useServerValue<T extends string | number | null>(select: (now: number) => T): T {
  const { clock } = useCounter();
  return useSyncExternalStore(everySecond, () => select(clock.now()));
}
