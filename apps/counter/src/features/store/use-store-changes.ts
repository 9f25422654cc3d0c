import { useEffect, useRef } from 'react';
import { useLiveBoardState } from '../../counter/live-board.tsx';

/**
 * Runs `onChange` when somebody changed the store on another device or by an import: the server
 * then sends the whole board anew. The first board says nothing new.
 */
export function useStoreChanges(onChange: () => void): void {
  const live = useLiveBoardState();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(
    () =>
      live.subscribe(({ wholeBoards }, before) => {
        if (before.wholeBoards > 0 && wholeBoards > before.wholeBoards) latest.current();
      }),
    [live],
  );
}
