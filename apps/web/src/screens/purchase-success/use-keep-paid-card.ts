import type { Order } from '@comanda/domain/order/order.ts';
import { useEffect } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { takeCardToKeep } from '../../shop/cards/card-to-keep.ts';

/**
 * Saves the card that the user wanted to keep, now that it paid the order.
 * docs/rules/cards.md#card-kept-with-a-payment.
 */
export function useKeepPaidCard({ id, paymentMethod, paymentStatus }: Order): void {
  const app = useApp();
  useEffect(() => {
    const session = app.sessions.current();
    if (paymentStatus !== 'completed' || paymentMethod !== 'kushkiCard') return;
    const card = session?.role === 'user' ? takeCardToKeep(id, session.userId) : null;
    if (card === null) return;
    void import('../../features/cards/keep-paid-card.ts').then(({ keepPaidCard }) =>
      keepPaidCard(app, card),
    );
  }, [app, id, paymentMethod, paymentStatus]);
}
