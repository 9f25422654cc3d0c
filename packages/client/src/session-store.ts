import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BrowserSession } from './session.ts';
import { isWorthStoring } from './session-extension.ts';
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

/**
 * The live sessions of this browser. Every change first rereads the storage, for changes of other
 * tabs, and then writes it.
 */
export type SessionStore = {
  state: StoreApi<BrowserSessions>;
  /** Returns the current session; null for a visitor. Drops an expired session first. */
  current(): BrowserSession | null;
  /** Returns the current session and the earlier ones that have not expired. */
  all(): readonly BrowserSession[];
  setCurrent(session: BrowserSession): void;
  /**
   * Removes a token that the server rejected. Returns whether the token was still stored: of
   * several refusals at once only the first drops it.
   */
  drop(token: string): boolean;
  /** `expiresAt`: ISO instant. */
  extend(token: string, expiresAt: string): void;
  removeAll(): void;
  /** Reads the storage again if another tab changed it. */
  reread(): void;
};

/**
 * Creates the store with no sessions, as the server rendered the page, so that hydration matches.
 * Call `reread` right after it.
 */
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
    const previous = state.getState();
    const after = changed(previous);
    if (isSame(previous, after)) return;
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
      const wasKnown = allSessions(state.getState()).some((session) => session.token === token);
      change((sessions) => withoutToken(sessions, token));
      return wasKnown;
    },
    extend: (token, expiresAt) => {
      const existing = allSessions(state.getState()).find((session) => session.token === token);
      if (existing === undefined || !isWorthStoring(existing.expiresAt, expiresAt)) return;
      change((sessions) => withExpiry(sessions, token, expiresAt));
    },
    removeAll: () => change(() => noSessions),
    reread,
  };
}

const isSame = (before: BrowserSessions, after: BrowserSessions): boolean =>
  before.session === after.session &&
  before.earlier.length === after.earlier.length &&
  before.earlier.every((session, index) => session === after.earlier[index]);

/**
 * Rereads the sessions when another tab stores them, and when the page returns from the
 * back/forward cache, where it was told of nothing. Returns a function that stops it.
 */
export function followStoredSessions(store: Pick<SessionStore, 'reread'>): () => void {
  const reread = (): void => store.reread();
  const events = ['storage', 'pageshow'];
  for (const event of events) addEventListener(event, reread);
  return () => {
    for (const event of events) removeEventListener(event, reread);
  };
}
