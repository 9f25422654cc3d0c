import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { createContext, useContext } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Api } from './api.ts';

/** `offline`: the device has no network, or the server does not answer. */
export type Connection = { state: 'online' | 'offline' };

/** The facts that `useReading` and `useAction` of an application call by. */
export type Calls = {
  api: Api;
  /** Nothing is read or sent while it is offline. */
  connection: StoreApi<Connection>;
  /** Milliseconds between two reads of what a screen shows; null: a screen reads once. */
  refreshMs: number | null;
  /**
   * The session had ended when the server got an action, and the application shows it in another
   * way than by the refusal. null: the refusal is shown like any other.
   */
  onSignedOut: (() => void) | null;
  /** Says whether a refused action is shown with a way to send the same again. */
  offersRetry: (refusal: Refusal) => boolean;
};

/** For an application that does not follow its connection: each call finds it out. */
export const unknownConnection: StoreApi<Connection> = createStore(() => ({ state: 'online' }));

export const CallsContext = createContext<Calls | null>(null);

export function useCalls(): Calls {
  const calls = useContext(CallsContext);
  if (calls === null) throw new Error('useCalls outside of CallsContext');
  return calls;
}
