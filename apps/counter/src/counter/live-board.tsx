import type { StoreId } from '@comanda/domain/ids.ts';
import type { Board, BoardCard, BoardEvent } from '@comanda/contract/counter/board.ts';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
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
export type LiveBoard = {
  board: Board | null;
  isLive: boolean;
  wholeBoards: number;
  /** The boards that the stream follows, by their store: the chosen one's, or those of all. */
  boards: ReadonlyMap<StoreId, Board>;
};

const nothingKnown: LiveBoard = {
  board: null,
  isLive: false,
  wholeBoards: 0,
  boards: new Map(),
};
const Context = createContext<StoreApi<LiveBoard> | null>(null);

/**
 * Follows the board of the chosen store, or those of all, while the counter is open. All screens
 * share this one stream; a lost one is opened again. docs/rules/counter-board.md#live-board.
 */
export function LiveBoardProvider({ children }: { children: ReactNode }) {
  const { api, page } = useCounter();
  const { store, isAll } = useStores();
  const storeId = store?.id ?? null;
  const followed: StoreId | 'all' | null = isAll ? 'all' : storeId;
  const chosen = useRef(storeId);
  const { decimals } = page.country;
  // Another store forgets the board of the one before.
  const live = useMemo(() => ({ followed, state: createStore(() => nothingKnown) }), [followed]);
  useEffect(() => {
    chosen.current = storeId;
    live.state.setState(({ boards }) => ({ board: boardOf(boards, storeId) }));
  }, [live, storeId]);
  useEffect(() => {
    if (live.followed === null) return;
    const leaving = new AbortController();
    void followBoardEvents({
      ...{ api, storeId: live.followed, decimals, signal: leaving.signal },
      onEvent: (event) =>
        live.state.setState((before) => afterEvent(before, event, chosen.current)),
      onUnreadable: reloadOnce,
      onLost: () => live.state.setState({ isLive: false }),
    });
    return () => leaving.abort();
  }, [api, live, decimals]);
  return <Context value={live.state}>{children}</Context>;
}

function afterEvent(before: LiveBoard, event: BoardEvent, chosen: StoreId | null): LiveBoard {
  const { storeId, kind } = event;
  const board = withEvent(before.boards.get(storeId) ?? null, event);
  const boards = board === null ? before.boards : new Map(before.boards).set(storeId, board);
  const isWhole = kind === 'board' && storeId === chosen;
  return {
    board: boardOf(boards, chosen),
    isLive: true,
    wholeBoards: before.wholeBoards + (isWhole ? 1 : 0),
    boards,
  };
}

const boardOf = (boards: LiveBoard['boards'], storeId: StoreId | null): Board | null =>
  storeId === null ? null : (boards.get(storeId) ?? null);

/** Returns the cards of all boards that are followed; null: none came yet. */
export function useFollowedCards(): readonly BoardCard[] | null {
  const boards = useLiveBoardPart((live) => live.boards);
  return useMemo(
    () => (boards.size === 0 ? null : [...boards.values()].flatMap(({ cards }) => cards)),
    [boards],
  );
}

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
