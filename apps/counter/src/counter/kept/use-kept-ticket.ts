import type { CounterTicket } from '@comanda/contract/counter/ticket.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useCounter } from '../app-context.ts';
import { useConnection } from '../use-connection.ts';

type Found = { orderId: OrderId; ticket: CounterTicket | 'missing' };

/**
 * Returns the kept ticket of an order while there is no connection; null: it is being read, or
 * there is a connection. `isWanted` false: the screen has a newer one.
 */
export function useKeptTicket(
  orderId: OrderId,
  isWanted: boolean,
): CounterTicket | 'missing' | null {
  const { kept } = useCounter();
  const { isOffline } = useConnection();
  const keys = useStore(kept.state, (state) => state.keys);
  const [found, setFound] = useState<Found | null>(null);
  const isOn = isWanted && isOffline;
  useEffect(() => {
    if (!isOn) return;
    let isLeft = false;
    void kept.read().then((copy) => {
      if (!isLeft) setFound({ orderId, ticket: copy?.tickets.get(orderId) ?? 'missing' });
    });
    return () => {
      isLeft = true;
    };
  }, [kept, orderId, isOn, keys]);
  return isOn && found?.orderId === orderId ? found.ticket : null;
}
