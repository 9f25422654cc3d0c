import type { BoardColumn } from '@comanda/domain/counter/board-column.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OrderTap, TapAnswer } from './order-tap.ts';
import type { StoredTaps } from './stored-taps.ts';

/** Run by the page that took the tap. `refused`: the server decided against it. */
export type TapEnds = { done: (answer: TapAnswer) => void; refused: (refusal: Refusal) => void };

/**
 * A tap that is not done yet. `held`: it can be undone until `sendAt`, milliseconds of the
 * browser's timer; `sending`: its answer is awaited; `unsent`: it got none and is sent again.
 * `ends`: null for a tap of an earlier page.
 */
export type PendingTap = {
  readonly tap: OrderTap;
  readonly stage: 'held' | 'sending' | 'unsent';
  readonly sendAt: number;
  readonly ends: TapEnds | null;
};

/**
 * A move of an order that the server has answered. `column`: where its card stands now, null:
 * nowhere; `version`: of the order after it; a board may be older.
 */
export type AnsweredMove = {
  readonly orderId: OrderId;
  readonly column: BoardColumn | null;
  readonly version: number;
};

/**
 * `answered`: the last answered move of each order, for a minute; `lost`: taps that were not done,
 * as far as this device knows.
 */
type TapsState = {
  readonly pending: readonly PendingTap[];
  readonly answered: readonly AnsweredMove[];
  readonly lost: readonly OrderTap[];
};

export type TapList = {
  readonly state: StoreApi<TapsState>;
  find(key: string): PendingTap | undefined;
  add(pending: PendingTap): void;
  move(key: string, stage: PendingTap['stage']): void;
  /** The tap was undone, or the server has answered. */
  remove(key: string): void;
  /** The server did the move. */
  noteAnswer(move: AnsweredMove): void;
  /** Every board that is followed knows of the move by now. */
  forgetAnswer(move: AnsweredMove): void;
  /** The tap will not be sent any more, and staff is to read it. */
  lose(key: string): void;
  /** Staff read it. */
  dismiss(key: string): void;
};

/** Opens the taps of this browser: those that an earlier page left are unsent. */
export function openTapList(stored: StoredTaps): TapList {
  const state = createStore<TapsState>(() => fromEarlierPage(stored.read()));
  const find = (key: string) => state.getState().pending.find(({ tap }) => tap.key === key);
  const takeOut = (key: string) => (before: TapsState) => ({
    pending: before.pending.filter(({ tap }) => tap.key !== key),
  });
  return {
    state,
    find,
    add: (added) => {
      stored.put(added.tap);
      state.setState(({ pending }) => ({ pending: [...pending, added] }));
    },
    move: (key, stage) =>
      state.setState(({ pending }) => ({
        pending: pending.map((each) => (each.tap.key === key ? { ...each, stage } : each)),
      })),
    remove: (key) => {
      stored.remove(key);
      state.setState(takeOut(key));
    },
    noteAnswer: (move) =>
      state.setState(({ answered }) => ({
        answered: [...answered.filter(({ orderId }) => orderId !== move.orderId), move],
      })),
    forgetAnswer: (move) =>
      state.setState(({ answered }) => ({ answered: answered.filter((each) => each !== move) })),
    lose: (key) => {
      const found = find(key);
      if (found === undefined) return;
      const tap = { ...found.tap, isLost: true };
      stored.put(tap);
      state.setState((before) => ({ ...takeOut(key)(before), lost: [...before.lost, tap] }));
    },
    dismiss: (key) => {
      stored.remove(key);
      state.setState(({ lost }) => ({ lost: lost.filter((tap) => tap.key !== key) }));
    },
  };
}

const fromEarlierPage = (taps: readonly OrderTap[]): TapsState => ({
  pending: taps
    .filter(({ isLost }) => !isLost)
    .map((tap) => ({ tap, stage: 'unsent', sendAt: 0, ends: null })),
  answered: [],
  lost: taps.filter(({ isLost }) => isLost),
});
