import { useEffect, useRef } from 'react';
import { useLiveBoardState } from '../../counter/live-board.tsx';

/** Milliseconds in which changes are gathered. */
const gatherMs = 500;

/**
 * Runs `onChange` after the stream of the board told of an order or of the store; a future order is
 * told too, although the board does not show it.
 */
export function useBoardChanges(onChange: () => void): void {
  const live = useLiveBoardState();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = live.subscribe(({ board }, before) => {
      if (before.board === null || board === before.board) return;
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), gatherMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [live]);
}
