import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * The end of a user's session: the user logged out or had the account erased here, or it ended
 * otherwise (server, expiry, another tab).
 */
export type SessionEnd = 'loggedOut' | 'erased' | 'ended';
/**
 * `end`: the end that the page still has to show. `isLoggingOut`: the next end is the user's own
 * logout in this page.
 */
export type SessionEndState = { end: SessionEnd | null; isLoggingOut: boolean };
export type SessionEndStore = StoreApi<SessionEndState>;

export const createSessionEndStore = (): SessionEndStore =>
  createStore<SessionEndState>(() => ({ end: null, isLoggingOut: false }));
