import { useEffect, useRef } from 'react';

/** Runs `action` once, milliseconds after the component appeared, if it is still there. */
export function useAfter(ms: number, action: () => void): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
}
