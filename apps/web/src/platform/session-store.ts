import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BrowserSession } from './session.ts';
import type { StoredSessions } from './stored-sessions.ts';
import {
  allSessions,
  noSessions,
  type BrowserSessions,
  unexpired,
  withExpiry,
  withoutToken,
  withSession,
} from './sessions.ts';

/** The live sessions of this browser. Every change begins with what other tabs have written meanwhile, and is written itself. */
export type SessionStore = {
  state: StoreApi<BrowserSessions>;
  /** Who orders now; null for a visitor. A session that has expired is dropped first. */
  current(): BrowserSession | null;
  /** The current session and the earlier ones that have not expired. */
  all(): readonly BrowserSession[];
  setCurrent(session: BrowserSession): void;
  /** The server no longer takes this token. Answers whether it was still here: of several refusals at once the first drops it. */
  drop(token: string): boolean;
  /** `expiresAt`: ISO instant. */
  extend(token: string, expiresAt: string): void;
  removeAll(): void;
  /** Takes over what another tab stored. */
  reread(): void;
};

/** An expiry that is later by less is not written again, in milliseconds: while an order is under way each answer moves it. */
const minExtensionMs = 5 * 60_000;

/** Its first state is the empty one, which server HTML was drawn with, so that hydration finds what it expects; `reread` follows at once. */
export function createSessionStore(storage: StoredSessions, now: () => number): SessionStore {
  const state = createStore<BrowserSessions>(() => noSessions);
  let version: string | null = null;
  const reread = (): void => {
    const newest = storage.version();
    if (newest === version) return;
    version = newest;
    state.setState(storage.read(now()), true);
  };
  const change = (changed: (sessions: BrowserSessions) => BrowserSessions): void => {
    reread();
    const before = state.getState();
    const after = changed(before);
    if (isSame(before, after)) return;
    storage.write(after, now());
    version = storage.version();
    state.setState(after, true);
  };
  const live = (): BrowserSessions => {
    change((sessions) => unexpired(sessions, now()));
    return state.getState();
  };
  return {
    state,
    current: () => live().session,
    all: () => allSessions(live()),
    setCurrent: (session) => change((sessions) => withSession(sessions, session)),
    drop: (token) => {
      reread();
      const wasKnown = allSessions(state.getState()).some((one) => one.token === token);
      change((sessions) => withoutToken(sessions, token));
      return wasKnown;
    },
    extend: (token, expiresAt) => {
      const known = allSessions(state.getState()).find((one) => one.token === token);
      if (
        known === undefined ||
        Date.parse(expiresAt) - Date.parse(known.expiresAt) < minExtensionMs
      )
        return;
      change((sessions) => withExpiry(sessions, token, expiresAt));
    },
    removeAll: () => change(() => noSessions),
    reread,
  };
}

const isSame = (before: BrowserSessions, after: BrowserSessions): boolean =>
  before.session === after.session &&
  before.earlier.length === after.earlier.length &&
  before.earlier.every((one, index) => one === after.earlier[index]);

/** Follows the sessions that other tabs store; returns how to stop. */
export function followStoredSessions(store: SessionStore): () => void {
  const onStorage = (): void => store.reread();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
