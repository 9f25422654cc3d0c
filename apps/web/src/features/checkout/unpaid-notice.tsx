import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useState } from 'react';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { leavingLink } from '../../platform/order-links.ts';
import { readUnpaid } from '../../platform/unpaid-order.ts';
import { useSecondsLeft } from '../../platform/use-seconds-left.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The order that was made of this cart and still waits for its money: it can be paid, and nobody makes a second one unknowingly. */
export function UnpaidNotice() {
  const { clock } = useApp();
  const words = useArea(paymentsTexts);
  const [unpaid] = useState(() => readUnpaid(clock.now()));
  const left = useSecondsLeft(unpaid?.payableUntil ?? null);
  if (unpaid === null || left <= 0) return null;
  return (
    <Notice icon="clock">
      {words.unpaidBefore(unpaid.number)}{' '}
      <a className={buttonClass('link')} href={leavingLink(unpaid.orderId)} data-nav>
        {words.unpaidPay}
      </a>
    </Notice>
  );
}
