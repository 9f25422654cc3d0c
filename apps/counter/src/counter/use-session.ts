import type { CounterStore } from '@comanda/contract/counter/counter-page.ts';
import { useStore } from 'zustand';
import { useCounter } from './app-context.ts';
import type { CounterSession } from './counter-session.ts';
import { shownStore, storesOf } from './store-choice.ts';

/**
 * Returns the signed-in staff member. @throws outside of the sign-in gate, which every screen but
 * the sign-in stands behind.
 */
export function useSession(): CounterSession {
  const { sessions } = useCounter();
  const session = useStore(sessions.state, (state) => state.session);
  if (session === null) throw new Error('useSession without a session');
  return session;
}

/** `isAll`: the board shows the orders of all of them. */
type Stores = { stores: readonly CounterStore[]; store: CounterStore | null; isAll: boolean };

/**
 * Returns the stores of the signed-in staff member, and the one that this device shows; null if
 * they have none.
 */
export function useStores(): Stores {
  const { page, storeChoice } = useCounter();
  const session = useSession();
  const { storeId: chosen, isAll } = useStore(storeChoice.state);
  const stores = storesOf(page, session);
  const store = shownStore(page, session, chosen);
  return { stores, store, isAll: isAll && stores.length > 1 };
}
