import { instantOf } from '@comanda/domain/time/instant.ts';
import type { CallSessions } from '@comanda/client/api.ts';
import { isWorthStoring } from '@comanda/client/session-extension.ts';
import { readStoredOrRemove, removeStored, writeStored } from '@comanda/client/storage.ts';
import { readStoredText } from '@comanda/client/stored-text.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { counterSessionName } from '../platform/storage-names.ts';
import { type CounterSession, counterSessionSchema } from './counter-session.ts';

/**
 * Why the sign-in shows: the server no longer accepts the session, `inAction` if it refused a
 * change for that; null: somebody locked or never signed in.
 */
type SessionEnd = 'idle' | 'inAction' | null;
type SessionState = { session: CounterSession | null; ended: SessionEnd };

/**
 * The staff member of this device, in local storage, so that each tab and each reload has the same
 * one.
 */
export type CounterSessions = CallSessions & {
  state: StoreApi<SessionState>;
  /** Stores the session of a staff member who signed in or typed their PIN. */
  signIn(session: CounterSession): void;
  /** Forgets the session on this device. The caller ends it on the server. */
  signOut(): void;
  /** Says that the session ended while a change was being sent: the sign-in tells it. */
  endedInAction(): void;
  /** Reads the storage again: another tab signed in or out. */
  reread(): void;
};

/**
 * Opens the stored session. `now`: milliseconds by the server's clock.
 * docs/rules/counter-shell.md#stored-session.
 */
export function openSessions(now: () => number): CounterSessions {
  const read = () => readStoredOrRemove(counterSessionName, counterSessionSchema, now());
  const state = createStore<SessionState>(() => ({ session: read(), ended: null }));
  let version = readStoredText(counterSessionName);
  const set = (session: CounterSession | null, ended: SessionEnd = null): void => {
    if (session === null) removeStored(counterSessionName);
    else writeStored(counterSessionName, session, instantOf(session.expiresAt) - now(), now());
    version = readStoredText(counterSessionName);
    state.setState({ session, ended });
  };
  const current = (): CounterSession | null => {
    const { session } = state.getState();
    if (session !== null && instantOf(session.expiresAt) <= now()) set(null, 'idle');
    return state.getState().session;
  };
  return {
    state,
    current: () => {
      const session = current();
      return session === null ? null : { counterSession: session.id };
    },
    signIn: (session) => set(session),
    signOut: () => set(null),
    endedInAction: () => {
      if (state.getState().session === null) state.setState({ ended: 'inAction' });
    },
    drop: (id) => {
      const isCurrent = state.getState().session?.id === id;
      if (isCurrent) set(null, 'idle');
      return isCurrent;
    },
    extend: (id, expiresAt) => {
      const session = current();
      if (session?.id !== id) return;
      if (!isWorthStoring(session.expiresAt, expiresAt)) return;
      set({ ...session, expiresAt });
    },
    reread: () => {
      const newest = readStoredText(counterSessionName);
      if (newest === version) return;
      version = newest;
      state.setState({ session: read(), ended: null });
    },
  };
}
