import { instantOf } from '@comanda/domain/time/instant.ts';
import { useEffect, useState } from 'react';
import { useApp } from './app-context.ts';

/**
 * Returns the seconds until an ISO instant, counted down; 0 or less once it has passed, and for
 * null.
 */
export function useSecondsLeft(deadline: string | null): number {
  const { clock } = useApp();
  const secondsLeft = (): number =>
    deadline === null ? 0 : Math.ceil((instantOf(deadline) - clock.now()) / 1000);
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft()), 250);
    return () => clearInterval(timer);
  });
  return left;
}
