import type { OrderId } from '@comanda/domain/ids.ts';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { createPendingActions, type PendingActions } from './pending-actions.ts';

/** `reportAccepted`: the server accepted an order by a tap on this device. */
type OrderActionsContext = { pending: PendingActions; reportAccepted: (orderId: OrderId) => void };

const Context = createContext<OrderActionsContext | null>(null);

type Props = { onAccepted: (orderId: OrderId) => void; children: ReactNode };

/**
 * Holds the tapped actions of this device while its screens change: an order that was accepted on
 * the board can be looked at, and one that was accepted on its ticket can be left. They are sent at
 * once when somebody locks or leaves the page, and end with the session.
 * docs/rules/counter-board.md#undo-of-a-tap.
 */
export function OrderActionsProvider({ onAccepted, children }: Props) {
  const [pending] = useState(() =>
    createPendingActions({
      now: () => performance.now(),
      set: (run, ms) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    }),
  );
  useEffect(() => pending.close, [pending]);
  useEffect(() => {
    const send = (): void => void pending.sendAll();
    addEventListener('pagehide', send);
    return () => removeEventListener('pagehide', send);
  }, [pending]);
  const value = useMemo(() => ({ pending, reportAccepted: onAccepted }), [pending, onAccepted]);
  return <Context value={value}>{children}</Context>;
}

/**
 * Returns the tapped actions of this device. @throws outside of the provider, which every screen
 * but the sign-in stands in.
 */
export function usePendingActions(): OrderActionsContext {
  const context = useContext(Context);
  if (context === null) throw new Error('usePendingActions outside of its provider');
  return context;
}
