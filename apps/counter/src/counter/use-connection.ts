import { useStore } from 'zustand';
import { useCounter } from './app-context.ts';

/**
 * Returns the connection of this device to the server. While `isOffline`, a screen keeps what it
 * shows and switches its actions off; `useCounterAction` refuses to send anyway.
 * docs/rules/counter-shell.md#lost-connection.
 */
export function useConnection(): { isOffline: boolean } {
  const state = useStore(useCounter().connection.store, (connection) => connection.state);
  return { isOffline: state === 'offline' };
}
