import { secondMs } from '@comanda/domain/duration.ts';
import { useEffect, useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';

/** Returns the server's time in milliseconds, renewed each `everyMs`. */
export function useServerNow(everyMs = secondMs): number {
  const { clock } = useCounter();
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), everyMs);
    return () => clearInterval(timer);
  }, [clock, everyMs]);
  return now;
}
