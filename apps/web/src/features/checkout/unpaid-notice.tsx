import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useState } from 'react';
import { useApp, useTextsOf } from '../../shop/app-context.tsx';
import { redirectingLink } from '../../shop/order/order-links.ts';
import { readUnpaidOrder } from '../../shop/order/unpaid-order.ts';
import { useSecondsLeft } from '../../shop/use-seconds-left.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The order that was made of this cart and still waits for its money: it can be paid, and nobody makes a second one unknowingly. */
export function UnpaidNotice() {
  const { clock } = useApp();
  const words = useTextsOf(paymentsTexts);
  const [unpaid] = useState(() => readUnpaidOrder(clock.now()));
  const left = useSecondsLeft(unpaid?.payableUntil ?? null);
  if (unpaid === null || left <= 0) return null;
  return (
    <Notice icon="clock">
      {words.unpaidBefore(unpaid.number)}{' '}
      <a className={buttonClass('link')} href={redirectingLink(unpaid.orderId)} data-nav>
        {words.unpaidPay}
      </a>
    </Notice>
  );
}
