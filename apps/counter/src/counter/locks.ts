import type { Api } from '@comanda/client/api.ts';
import { delay } from '@comanda/client/delay.ts';
import { readStored, removeStored, writeStored } from '@comanda/client/storage.ts';
import { lockCounter } from '@comanda/contract/counter/lock.ts';
import { text } from '@comanda/contract/fields.ts';
import { counterSessionMs } from '@comanda/domain/counter/counter-session-lifetimes.ts';
import { isLoggedOut } from '@comanda/domain/errors/catalogue.ts';
import * as v from 'valibot';
import type { ConnectionStore } from '../platform/connection.ts';
import { counterLocksName } from '../platform/storage-names.ts';

export type Locks = {
  /**
   * Ends a session on the server when its last calls (`sending`) are answered, at the latest after
   * four seconds, or as soon as the server answers, also after a reload.
   */
  lock(sessionId: string, sending?: Promise<void> | null): void;
};

const storedLocks = v.array(text(40));
/** Most locks that wait. Only the last session's cookie is still in the browser. */
const maxLocks = 5;

/** Longest wait for the last calls of a session, in milliseconds. */
const sendingMs = 4_000;

type Parts = {
  api: Pick<Api, 'call'>;
  connection: ConnectionStore;
  now: () => number;
  /** Sends the taps of a session that have no answer yet. */
  sendTaps: (sessionId: string) => Promise<void>;
};

/**
 * Sends the locks of this device until the server has ended each session. The page cannot delete
 * the cookie of a session, so a lock without a network must not be forgotten. Once there is a
 * network again, what the session tapped goes first.
 * docs/rules/counter-staff.md#lock-and-sign-out.
 */
export function openLocks({ api, connection, now, sendTaps }: Parts): Locks {
  const waiting = (): readonly string[] => readStored(counterLocksName, storedLocks, now()) ?? [];
  const store = (ids: readonly string[]): void =>
    ids.length === 0
      ? removeStored(counterLocksName)
      : writeStored(counterLocksName, ids.slice(-maxLocks), counterSessionMs.own, now());
  const send = async (counterSession: string): Promise<void> => {
    // Later, once there is a connection: the taps of the session go first.
    if (connection.getState().state === 'offline') return;
    const outcome = await api.call(lockCounter, { as: { counterSession } });
    if (outcome.ok || isLoggedOut(outcome.error))
      store(waiting().filter((id) => id !== counterSession));
  };
  const sendAll = (): void => waiting().forEach((id) => void sendTaps(id).then(() => send(id)));
  connection.subscribe(({ state }, before) => {
    if (state === 'online' && before.state === 'offline') sendAll();
  });
  sendAll();
  return {
    lock: (id, sending = null) => {
      store([...waiting(), id]);
      if (sending === null) void send(id);
      else void Promise.race([sending, delay(sendingMs)]).then(() => send(id));
    },
  };
}
