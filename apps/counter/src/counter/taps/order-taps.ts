import { minuteMs, secondMs } from '@comanda/domain/duration.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { OrderTap } from './order-tap.ts';
import type { StoredTaps } from './stored-taps.ts';
import { type AnsweredMove, openTapList, type TapEnds, type TapList } from './tap-list.ts';
import { createTapSender, type TapCalls, type TapTimers } from './tap-sender.ts';

export type NewTap = Omit<OrderTap, 'key' | 'at' | 'isLost'>;

export type OrderTaps = Pick<TapList, 'state' | 'dismiss'> & {
  /** Sends the tap after five seconds. A second tap on the same order does nothing. */
  add(tap: NewTap, ends: TapEnds): void;
  /** Remembers for a minute where a card stands after a move that was no tap. */
  noteAnswer(move: AnsweredMove): void;
  /** Undoes the held tap on an order; one that was sent is not undone. */
  drop(orderId: OrderId): void;
  /**
   * Sends all that this page holds at once: somebody locks or leaves it. Each sending begins before
   * this returns; resolves when each was answered or got no answer.
   */
  sendAll(): Promise<void>;
  /** Sends what a session tapped and the server has not answered, before the session ends. */
  sendOf(session: string): Promise<void>;
  /**
   * Sends all that the server has not answered, before somebody signs in: a browser has the cookie
   * of one session alone. Resolves after four seconds at the latest.
   */
  finish(): Promise<void>;
};

/** docs/rules/counter-board.md#undo-of-a-tap. */
const undoMs = 5 * secondMs;
/** Longest wait of a sign-in for taps, in milliseconds. */
const finishMs = 4 * secondMs;
/** A silent stream of the board is opened again before that, and brings the card of the order. */
const answeredMs = minuteMs;

type Parts = TapCalls & TapTimers & { stored: StoredTaps; makeKey: () => string };

/**
 * Holds each tapped action back for five seconds and sends it until the server has answered, also
 * when the network fails, somebody locks the screen or the page is loaded again. One that cannot be
 * sent any more is told. docs/rules/counter-board.md#taps-without-an-answer.
 */
export function createOrderTaps({ stored, makeKey, ...parts }: Parts): OrderTaps {
  const list = openTapList(stored);
  const noteAnswer = (move: AnsweredMove): void => {
    list.noteAnswer(move);
    parts.set(() => list.forgetAnswer(move), answeredMs);
  };
  const send = createTapSender(list, noteAnswer, parts, parts);
  const cancels = new Map<string, () => void>();
  const pending = () => list.state.getState().pending;
  const held = () => pending().filter(({ stage }) => stage === 'held');
  const sendNow = (key: string, isForced = false): Promise<void> => {
    cancels.get(key)?.();
    cancels.delete(key);
    return send(key, isForced);
  };
  return {
    state: list.state,
    dismiss: list.dismiss,
    noteAnswer,
    add: (tapped, ends) => {
      if (pending().some(({ tap }) => tap.orderId === tapped.orderId)) return;
      const tap = { ...tapped, key: makeKey(), at: parts.now(), isLost: false };
      list.add({ tap, stage: 'held', sendAt: parts.timerNow() + undoMs, ends });
      cancels.set(
        tap.key,
        parts.set(() => void sendNow(tap.key), undoMs),
      );
    },
    drop: (orderId) => {
      const dropped = held().find(({ tap }) => tap.orderId === orderId);
      if (dropped === undefined) return;
      cancels.get(dropped.tap.key)?.();
      cancels.delete(dropped.tap.key);
      list.remove(dropped.tap.key);
    },
    sendAll: async () => void (await Promise.all(held().map(({ tap }) => sendNow(tap.key)))),
    finish: async () => {
      const sending = pending().map(({ tap }) => sendNow(tap.key, true));
      if (sending.length === 0) return;
      const late = new Promise<void>((resolve) => parts.set(resolve, finishMs));
      await Promise.race([Promise.all(sending), late]);
    },
    sendOf: async (session) => {
      const sendEach = () =>
        Promise.all(
          pending()
            .filter(({ tap }) => tap.session === session)
            .map(({ tap }) => sendNow(tap.key)),
        );
      // The first waits also for sendings that began without a network, and may end unanswered.
      await sendEach();
      await sendEach();
    },
  };
}
