import type { Api } from '@comanda/client/api.ts';
import type { AppClock } from '@comanda/client/clock.ts';
import type { CounterPage } from '@comanda/contract/counter/counter-page.ts';
import type { ToastStore } from '@comanda/ui/toasts/toasts.ts';
import { createContext, useContext } from 'react';
import type { ConnectionMonitor } from '../platform/connection.ts';
import type { CounterSound } from './counter-sound.ts';
import type { KeptOrders } from './kept/kept-state.ts';
import type { Locks } from './locks.ts';
import type { CounterSessions } from './session-store.ts';
import type { OrderTaps } from './taps/order-taps.ts';
import type { StoreChoice } from './store-choice.ts';
import type { WaitingStore } from './waiting-orders.ts';

/** The objects that every screen of the counter uses, created once at the start. */
export type CounterContext = {
  page: CounterPage;
  api: Api;
  sessions: CounterSessions;
  /** The taps on orders that the server has not answered. */
  taps: OrderTaps;
  /** Ends sessions that staff locked. */
  locks: Locks;
  connection: ConnectionMonitor;
  /** The orders that this device keeps for the time without a connection. */
  kept: KeptOrders;
  /** The store whose orders this device shows. */
  storeChoice: StoreChoice;
  /** The orders that wait to be accepted, as the last beat told. */
  waiting: WaitingStore;
  toasts: ToastStore;
  sound: CounterSound;
  /** The server's clock: nothing is decided by the clock of the tablet. */
  clock: AppClock;
};

const Context = createContext<CounterContext | null>(null);
export const CounterContextProvider = Context;

/**
 * Returns the counter's context, which stays the same object. Each changing part of it has a hook
 * of its own.
 */
export function useCounter(): CounterContext {
  const context = useContext(Context);
  if (context === null) throw new Error('useCounter outside of the counter');
  return context;
}
