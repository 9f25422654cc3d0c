import type { StoreId } from '@comanda/domain/ids.ts';
import { useEffect, useRef } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { followBoardEvents } from '../../counter/board-events.ts';

/**
 * Runs `onChange` when somebody changed the store on another device or by an import: the server then sends the whole board anew. The first
 * board of a stream says nothing new, unless the stream was lost before.
 */
export function useStoreChanges(storeId: StoreId, onChange: () => void): void {
  const { api, page } = useCounter();
  const { decimals } = page.country;
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const leaving = new AbortController();
    let isFirst = true;
    void followBoardEvents({
      ...{ api, storeId, decimals, signal: leaving.signal },
      onEvent: ({ kind }) => {
        if (kind !== 'board') return;
        if (!isFirst) latest.current();
        isFirst = false;
      },
      onLost: () => undefined,
    });
    return () => leaving.abort();
  }, [api, storeId, decimals]);
}
