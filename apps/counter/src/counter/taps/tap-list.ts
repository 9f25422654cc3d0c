import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
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

/** A tap that the server did. `version`: of the order after it; a board may be older. */
export type AnsweredTap = { readonly tap: OrderTap; readonly version: number };

/**
 * `answered`: the last answered tap of each order, for a minute; `lost`: taps that were not done,
 * as far as this device knows.
 */
type TapsState = {
  readonly pending: readonly PendingTap[];
  readonly answered: readonly AnsweredTap[];
  readonly lost: readonly OrderTap[];
};

export type TapList = {
  readonly state: StoreApi<TapsState>;
  find(key: string): PendingTap | undefined;
  add(pending: PendingTap): void;
  move(key: string, stage: PendingTap['stage']): void;
  /** The tap was undone, or the server decided against it. */
  remove(key: string): void;
  /** The server did the tap. */
  answer(key: string, version: number): void;
  /** Every board that is followed knows of the tap by now. */
  forgetAnswer(key: string): void;
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
    answer: (key, version) => {
      const found = find(key);
      if (found === undefined) return;
      stored.remove(key);
      const { tap } = found;
      state.setState((before) => ({
        ...takeOut(key)(before),
        answered: [
          ...before.answered.filter((each) => each.tap.orderId !== tap.orderId),
          { tap, version },
        ],
      }));
    },
    forgetAnswer: (key) =>
      state.setState(({ answered }) => ({
        answered: answered.filter(({ tap }) => tap.key !== key),
      })),
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
