import type { Board } from '@comanda/contract/counter/board.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { useEffect, useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { followBoardEvents } from '../../counter/board-events.ts';
import { withEvent } from './board-state.ts';

/** The last known board; `isLive` false: its stream is being opened again. */
export type LiveBoard = { board: Board | null; isLive: boolean };

/** Follows the board of a store while the screen is open. A lost stream is opened again. docs/rules/counter-board.md#live-board. */
export function useLiveBoard(storeId: StoreId): LiveBoard {
  const { api, page } = useCounter();
  const [live, setLive] = useState<LiveBoard>({ board: null, isLive: false });
  const { decimals } = page.country;
  useEffect(() => {
    const leaving = new AbortController();
    void followBoardEvents({
      ...{ api, storeId, decimals, signal: leaving.signal },
      onEvent: (event) =>
        setLive(({ board }) => ({ board: withEvent(board, event), isLive: true })),
      onLost: () => setLive(({ board }) => ({ board, isLive: false })),
    });
    return () => leaving.abort();
  }, [api, storeId, decimals]);
  return live;
}
