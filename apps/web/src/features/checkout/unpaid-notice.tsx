import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { redirectingLink } from '../../shop/order/order-links.ts';
import { readUnpaidOrder } from '../../shop/order/unpaid-order.ts';
import { useSecondsLeft } from '../../shop/use-seconds-left.ts';
import { buttonClass } from '@comanda/ui/button.tsx';
import { Notice } from '@comanda/ui/notice.tsx';

/**
 * Shows the order that was made of this cart and is not paid yet. The shopper can pay it, and does
 * not create a second one by mistake.
 */
export function UnpaidNotice() {
  const { clock } = useApp();
  const words = useTextsOf(paymentsTexts);
  const [unpaid] = useState(() => readUnpaidOrder(clock.now()));
  const secondsLeft = useSecondsLeft(unpaid?.payableUntil ?? null);
  if (unpaid === null || secondsLeft <= 0) return null;
  return (
    <Notice icon="clock">
      {words.unpaidBefore(unpaid.number)}{' '}
      <a className={buttonClass('link')} href={redirectingLink(unpaid.orderId)} data-nav>
        {words.unpaidPay}
      </a>
    </Notice>
  );
}
