import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { answeredModalLeft } from '@comanda/ui/modals/modal-history.ts';
import { dismissed } from '@comanda/ui/modals/modal-store.ts';
import { useEffect, useRef } from 'react';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useTitle } from '../../shop/use-title.ts';
import { cardIcon } from '@comanda/ui/lazy-icons.ts';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import type { PaymentView } from './continue-payment.ts';

type Props = {
  order: Order;
  payment: Extract<PaymentView, { kind: 'frame' }>;
  /** The shopper closed the frame or cancelled the payment. */ onLeave: () => void;
  /** The bank sent the browser back, or the time is over: the order decides. */
  onFollow: () => void;
};

/**
 * The screen behind the frame of the bank's check. It opens the frame once; the frame's form is
 * valid for one use.
 */
export function FramedPayment({ order, payment, onLeave, onFollow }: Props) {
  const words = useTextsOf(paymentsTexts);
  const orders = useTextsOf(ordersTexts);
  const { country } = useSettings();
  useFrameDialog({ payment, onLeave, onFollow });
  useTitle(words.frameWaitTitle);
  return (
    <NoticePage icon={cardIcon} title={words.frameWaitTitle} actions={null}>
      <p>
        {orders.number(order.number)} · {formatMoney(order.total, country)}
      </p>
      <p role="status">{words.frameLead}</p>
    </NoticePage>
  );
}

function useFrameDialog({ payment, onLeave, onFollow }: Omit<Props, 'order'>): void {
  const modals = useModals();
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    void modals.ask({ kind: 'providerForm', form: payment.next }).then(async (answer) => {
      if (answer === dismissed || answer.next === 'otherWay') return onLeave();
      await answeredModalLeft();
      onFollow();
    });
  });
}
