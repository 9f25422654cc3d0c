import { secondMs } from '@comanda/domain/duration.ts';
import type { BoardColumn } from '@comanda/domain/counter/board-column.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * An action that was tapped and can be dropped until it is sent. `column`: where the card stands
 * meanwhile; null: nowhere.
 */
export type PendingAction = {
  readonly orderId: OrderId;
  readonly label: string;
  readonly column: BoardColumn | null;
  /** Milliseconds of the browser's timer, for the countdown only. */
  readonly sendAt: number;
};

type NewAction = Omit<PendingAction, 'sendAt'> & { send: () => Promise<unknown> };

export type PendingActions = {
  readonly state: StoreApi<{ pending: readonly PendingAction[] }>;
  /** Sends the action after five seconds. A second tap on the same order does nothing. */
  add(action: NewAction): void;
  drop(orderId: OrderId): void;
  /**
   * Sends everything at once: somebody locks or leaves the page. Each sending begins before this
   * returns; resolves when all are answered.
   */
  sendAll(): Promise<void>;
  /** Drops everything: the session has ended. */
  close(): void;
};

/** docs/rules/counter-board.md#undo-of-a-tap. */
const undoMs = 5 * secondMs;

type Timers = { set: (run: () => void, ms: number) => () => void; now: () => number };

/**
 * Holds each tapped action back for five seconds. The card stays in its new column until the answer
 * has come.
 */
export function createPendingActions({ set, now }: Timers): PendingActions {
  const state = createStore<{ pending: readonly PendingAction[] }>(() => ({ pending: [] }));
  const cancels = new Map<OrderId, () => void>();
  const sends = new Map<OrderId, () => Promise<void>>();
  const remove = (orderId: OrderId): void => {
    cancels.get(orderId)?.();
    cancels.delete(orderId);
    sends.delete(orderId);
    state.setState(({ pending }) => ({
      pending: pending.filter((each) => each.orderId !== orderId),
    }));
  };
  return {
    state,
    add: ({ send, ...action }) => {
      const { orderId } = action;
      if (state.getState().pending.some((each) => each.orderId === orderId)) return;
      state.setState(({ pending }) => ({
        pending: [...pending, { ...action, sendAt: now() + undoMs }],
      }));
      const run = async (): Promise<void> => {
        cancels.get(orderId)?.();
        sends.delete(orderId);
        await send().finally(() => remove(orderId));
      };
      sends.set(orderId, run);
      cancels.set(
        orderId,
        set(() => void run(), undoMs),
      );
    },
    drop: remove,
    sendAll: async () => {
      await Promise.allSettled([...sends.values()].map((run) => run()));
    },
    close: () => [...cancels.keys()].forEach(remove),
  };
}
