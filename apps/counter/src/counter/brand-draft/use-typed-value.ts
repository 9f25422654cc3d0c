import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last key until a right value is saved. */
const settleMs = 900;

type Options = {
  /** The value of the draft. */
  value: string;
  accepts: (typed: string) => boolean;
  save: (typed: string) => void;
};

/**
 * A field that saves what is typed: after a pause, and when the focus leaves it. A wrong value is
 * not saved; it stays typed, and is named once the focus has left the field.
 */
export function useTypedValue({ value, accepts, save }: Options) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const latest = useRef({ value, accepts, save });
  useEffect(() => {
    latest.current = { value, accepts, save };
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      const { current } = latest;
      if (typed !== current.value && current.accepts(typed)) current.save(typed);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    shown: typed ?? value,
    isWrong: isLeft && typed !== null && !accepts(typed),
    type: (next: string): void => {
      setTyped(next);
      setLeft(false);
    },
    leave: (): void => {
      setLeft(true);
      if (typed === null || !accepts(typed)) return;
      if (typed !== value) save(typed);
      setTyped(null);
    },
  };
}
