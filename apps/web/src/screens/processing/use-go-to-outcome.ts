import type { Order } from '@comanda/domain/order/order.ts';
import { afterPoll } from '@comanda/domain/payment/after-poll.ts';
import { useEffect } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import { failureLink, successLink } from '../../shop/order/order-links.ts';
import { storePaidOrder } from '../../shop/order/placed-order.ts';
import { removePaidLines } from '../../shop/order/unpaid-order.ts';

/**
 * Opens the next screen as the polling rule decides. `isWallet`: the shopper pays in a wallet, and
 * its completed payment is shown by `onProcessing` first.
 * docs/rules/payments.md#payment-polling-in-the-browser.
 */
export function useGoToOutcome(
  order: Order | null,
  isWallet: boolean,
  onProcessing: () => void,
): void {
  const { shop, clock } = useApp();
  const go = useNavigate();
  useEffect(() => {
    if (order === null) return;
    const step = afterPoll(order.paymentStatus, isWallet);
    if (step.kind === 'pollAgain') return;
    if (step.screen === 'processing') return onProcessing();
    removePaidLines(order, { shop, clock });
    if (step.screen === 'success') storePaidOrder(order, clock.now());
    go(step.screen === 'failure' ? failureLink(order.id) : successLink(order.id), {
      replace: true,
    });
  }, [order, isWallet, onProcessing, shop, clock, go]);
}
