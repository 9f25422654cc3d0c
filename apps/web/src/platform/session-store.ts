import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Session } from './session.ts';
import type { SessionStorage } from './session-storage.ts';
import { allSessions, noSessions, type Sessions, unexpired, withExpiry, withoutToken, withSession } from './sessions.ts';

/** The live sessions of this browser. Every change begins with what other tabs have written meanwhile, and is written itself. */
export type SessionStore = {
  state: StoreApi<Sessions>;
  /** Who orders now; null for a visitor. A session that has expired is dropped first. */
  current(): Session | null;
  /** The current session and the earlier ones that have not expired. */
  all(): readonly Session[];
  enter(session: Session): void;
  /** The server no longer takes this token. Answers whether it was still here: of several refusals at once the first drops it. */
  drop(token: string): boolean;
  /** `expiresAt`: ISO instant. */
  extend(token: string, expiresAt: string): void;
  forgetAll(): void;
  /** Takes over what another tab stored. */
  reread(): void;
};

/** An expiry that is later by less is not written again, in milliseconds: while an order is under way each answer moves it. */
const worthWritingMs = 5 * 60_000;

/** Its first state is the empty one, which server HTML was drawn with, so that hydration finds what it expects; `reread` follows at once. */
export function createSessionStore(storage: SessionStorage, now: () => number): SessionStore {
  const state = createStore<Sessions>(() => noSessions);
  let version: string | null = null;
  const reread = (): void => {
    const newest = storage.version();
    if (newest === version) return;
    version = newest;
    state.setState(storage.read(now()), true);
  };
  const change = (changed: (sessions: Sessions) => Sessions): void => {
    reread();
    const before = state.getState();
    const after = changed(before);
    if (isSame(before, after)) return;
    storage.write(after, now());
    version = storage.version();
    state.setState(after, true);
  };
  const live = (): Sessions => {
    change((sessions) => unexpired(sessions, now()));
    return state.getState();
  };
  return {
    state,
    current: () => live().session,
    all: () => allSessions(live()),
    enter: (session) => change((sessions) => withSession(sessions, session)),
    drop: (token) => {
      reread();
      const wasHere = allSessions(state.getState()).some((one) => one.token === token);
      change((sessions) => withoutToken(sessions, token));
      return wasHere;
    },
    extend: (token, expiresAt) => {
      const known = allSessions(state.getState()).find((one) => one.token === token);
      if (known === undefined || Date.parse(expiresAt) - Date.parse(known.expiresAt) < worthWritingMs) return;
      change((sessions) => withExpiry(sessions, token, expiresAt));
    },
    forgetAll: () => change(() => noSessions),
    reread,
  };
}

const isSame = (before: Sessions, after: Sessions): boolean =>
  before.session === after.session &&
  before.earlier.length === after.earlier.length &&
  before.earlier.every((one, index) => one === after.earlier[index]);

/** Follows the sessions that other tabs store; returns how to stop. */
export function followStoredSessions(store: SessionStore): () => void {
  const onStorage = (): void => store.reread();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
