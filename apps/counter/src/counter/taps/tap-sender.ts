import type { Api } from '@comanda/client/api.ts';
import { minuteMs, secondMs } from '@comanda/domain/duration.ts';
import { isLoggedOut, isOutcomeUnknown, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Result } from '@comanda/domain/result.ts';
import type { ConnectionStore } from '../../platform/connection.ts';
import { callOfTap, type TapAnswer } from './order-tap.ts';
import type { PendingTap, TapList } from './tap-list.ts';

export type TapTimers = {
  /** Runs something later; returns what cancels it. */
  set: (run: () => void, ms: number) => () => void;
  /** Milliseconds of the browser's timer. */
  timerNow: () => number;
  /** Milliseconds by the server's clock. */
  now: () => number;
};
export type TapCalls = {
  api: Pick<Api, 'call'>;
  connection: ConnectionStore;
  /** The session of a tap had ended when the server got it. */
  onSignedOut: () => void;
};

/** Pause before a tap without an answer is sent again while there is a connection. */
const retryMs = 5 * secondMs;
/** A tap of another page of this browser may be held or under way there until then. */
const otherPageMs = 10 * secondMs;
/** From then on a tap is not sent any more: the kitchen has gone on without it. */
const longestMs = 15 * minuteMs;
/**
 * Sends one tap, and resolves when it was answered or got no answer; a second call meanwhile joins
 * the first. Without a connection the tap stays unsent, unless `isForced`.
 */
export type SendTap = (key: string, isForced?: boolean) => Promise<void>;

/**
 * Returns the function that sends taps. Those without an answer are sent again when the connection
 * returns, in the place of sendings that began before it, and every five seconds while there is
 * one.
 */
export function createTapSender(
  list: TapList,
  noteAnswer: TapList['noteAnswer'],
  { api, connection, onSignedOut }: TapCalls,
  { set, now }: TapTimers,
): SendTap {
  const underWay = new Map<string, { ended: Promise<void>; giveUp: () => void }>();
  const isOffline = (): boolean => connection.getState().state === 'offline';
  const unsent = () => list.state.getState().pending.filter(({ stage }) => stage === 'unsent');
  let isRetrySet = false;
  const retryLater = (): void => {
    if (isRetrySet || isOffline() || unsent().length === 0) return;
    isRetrySet = true;
    set(() => {
      isRetrySet = false;
      sendUnsent();
    }, retryMs);
  };
  const sendUnsent = (): void => {
    const isOwn = ({ ends, tap }: PendingTap) => ends !== null || now() - tap.at >= otherPageMs;
    for (const { tap } of unsent().filter(isOwn)) void send(tap.key);
    retryLater();
  };
  const settle = ({ tap, ends }: PendingTap, outcome: Result<TapAnswer, Refusal>): void => {
    if (!outcome.ok && isOutcomeUnknown(outcome.error)) return list.move(tap.key, 'unsent');
    if (!outcome.ok && (ends === null || isLoggedOut(outcome.error))) {
      list.lose(tap.key);
      return isLoggedOut(outcome.error) ? onSignedOut() : undefined;
    }
    if (!outcome.ok) {
      list.remove(tap.key);
      return ends?.refused(outcome.error);
    }
    if (outcome.value !== null) {
      noteAnswer({ orderId: tap.orderId, column: tap.column, version: outcome.value.version });
    }
    list.remove(tap.key);
    return ends?.done(outcome.value);
  };
  const deliver = async (key: string, isForced: boolean, signal: AbortSignal): Promise<void> => {
    const pending = list.find(key);
    if (pending === undefined) return;
    if (now() - pending.tap.at > longestMs) return list.lose(key);
    if (isOffline() && !isForced) return list.move(key, 'unsent');
    list.move(key, 'sending');
    settle(pending, await callOfTap(api, pending.tap, signal));
    retryLater();
  };
  const send: SendTap = (key, isForced = false) => {
    const sending = underWay.get(key);
    if (sending !== undefined) return sending.ended;
    const stop = new AbortController();
    const ended = deliver(key, isForced, stop.signal).finally(() => underWay.delete(key));
    underWay.set(key, { ended, giveUp: () => stop.abort() });
    return ended;
  };
  const sendAnew = async (): Promise<void> => {
    const hanging = [...underWay.values()];
    hanging.forEach(({ giveUp }) => giveUp());
    await Promise.all(hanging.map(({ ended }) => ended));
    sendUnsent();
  };
  connection.subscribe(({ state }, before) => {
    if (state === 'online' && before.state === 'offline') void sendAnew();
  });
  retryLater();
  return send;
}
