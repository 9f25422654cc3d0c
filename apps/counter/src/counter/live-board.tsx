import type { Board, BoardEvent } from '@comanda/contract/counter/board.ts';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useCounter } from './app-context.ts';
import { reloadOnce } from '../platform/reload-once.ts';
import { followBoardEvents } from './board-events.ts';
import { withEvent } from './board-state.ts';
import { useStores } from './use-session.ts';

/**
 * The last known board; `isLive` false: its stream is being opened again. `wholeBoards`: how often
 * the whole board came.
 */
export type LiveBoard = { board: Board | null; isLive: boolean; wholeBoards: number };

const nothingKnown: LiveBoard = { board: null, isLive: false, wholeBoards: 0 };
const Context = createContext<StoreApi<LiveBoard> | null>(null);

/**
 * Follows the board of the chosen store while the counter is open. All screens share this one
 * stream; a lost one is opened again. docs/rules/counter-board.md#live-board.
 */
export function LiveBoardProvider({ children }: { children: ReactNode }) {
  const { api, page } = useCounter();
  const { store } = useStores();
  const storeId = store?.id ?? null;
  const { decimals } = page.country;
  // Another store forgets the board of the one before.
  const live = useMemo(() => ({ storeId, state: createStore(() => nothingKnown) }), [storeId]);
  useEffect(() => {
    if (live.storeId === null) return;
    const leaving = new AbortController();
    void followBoardEvents({
      ...{ api, storeId: live.storeId, decimals, signal: leaving.signal },
      onEvent: (event) => live.state.setState((before) => afterEvent(before, event)),
      onUnreadable: reloadOnce,
      onLost: () => live.state.setState({ isLive: false }),
    });
    return () => leaving.abort();
  }, [api, live, decimals]);
  return <Context value={live.state}>{children}</Context>;
}

const afterEvent = ({ board, wholeBoards }: LiveBoard, event: BoardEvent): LiveBoard => ({
  board: withEvent(board, event),
  isLive: true,
  wholeBoards: event.kind === 'board' ? wholeBoards + 1 : wholeBoards,
});

/** Returns the state of the live board, for those who follow single changes of it. */
export function useLiveBoardState(): StoreApi<LiveBoard> {
  const state = useContext(Context);
  if (state === null) throw new Error('useLiveBoardState outside of the frame');
  return state;
}

/** Returns the board of the chosen store as its stream last told it. */
export const useLiveBoard = (): LiveBoard => useStore(useLiveBoardState());

/**
 * Returns a part of the live board; the component renders again only if the part changes. `select`
 * returns a plain value.
 */
export const useLiveBoardPart = <T,>(select: (live: LiveBoard) => T): T =>
  useStore(useLiveBoardState(), select);
