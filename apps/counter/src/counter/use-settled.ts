import { useEffect, useState } from 'react';

/** Milliseconds after the last key, so that a number is asked for once and not at each digit. */
const settleMs = 250;

/** Returns a typed text once nobody types any more. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
