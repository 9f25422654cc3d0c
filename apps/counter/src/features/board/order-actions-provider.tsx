import type { OrderId } from '@comanda/domain/ids.ts';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useCounter } from '../../counter/app-context.ts';

type ReportAccepted = (orderId: OrderId) => void;

const Context = createContext<ReportAccepted | null>(null);

type Props = { onAccepted: ReportAccepted; children: ReactNode };

/**
 * Tells of each order that the server accepted by a tap on this device, and sends what is held at
 * once when somebody leaves the page. docs/rules/counter-board.md#undo-of-a-tap.
 */
export function OrderActionsProvider({ onAccepted, children }: Props) {
  const { taps } = useCounter();
  useEffect(() => {
    const send = (): void => void taps.sendAll();
    addEventListener('pagehide', send);
    return () => removeEventListener('pagehide', send);
  }, [taps]);
  return <Context value={onAccepted}>{children}</Context>;
}

/** Returns what is told of an accepted order. @throws outside of the provider. */
export function useReportAccepted(): ReportAccepted {
  const context = useContext(Context);
  if (context === null) throw new Error('useReportAccepted outside of its provider');
  return context;
}
