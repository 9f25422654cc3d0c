import type { Minor } from '@comanda/domain/money/money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { paths } from '../../platform/paths.ts';
import { stepTexts } from '../../shop/money/payment-texts.ts';
import { useTitle } from '../../shop/use-title.ts';
import { cardIcon } from '@comanda/ui/lazy-icons.ts';
import { buttonClass } from '@comanda/ui/button.tsx';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import { ChargeLine } from './charge-line.tsx';
import css from './processing.module.css';

/** The payment is being started: the provider's page, the wallet's code or the charge. */
export function StartingPayment({ method, total }: { method: PaymentMethodName; total: Minor }) {
  const words = useTextsOf(paymentsTexts);
  const step = stepTexts(method, words);
  const title = step.openingTitle(words.methods[method].name);
  useTitle(title);
  return (
    <NoticePage icon={cardIcon} title={title} isFocused actions={<Dots />}>
      <ChargeLine total={total} method={method} />
      <p role="status">{step.openingText}</p>
    </NoticePage>
  );
}

/** Waits for the provider's report. `isLate`: longer than usual, which is no failure. */
export function ConfirmingPayment({ order, isLate }: { order: Order | null; isLate: boolean }) {
  const words = useTextsOf(paymentsTexts);
  const orders = useTextsOf(ordersTexts);
  const title = isLate ? words.lateTitle : words.confirmingTitle;
  useTitle(title);
  const method = order?.paymentMethod ?? 'webpay';
  const waiting = stepTexts(method, words).confirming(words.methods[method].name);
  return (
    <NoticePage
      icon={isLate ? 'clock' : cardIcon}
      title={title}
      isFocused
      actions={isLate ? <ToOrders label={orders.title} /> : <Dots />}
    >
      {order === null ? null : (
        <ChargeLine total={order.total} method={method} number={order.number} />
      )}
      <p role="status">{isLate ? words.lateText : waiting}</p>
    </NoticePage>
  );
}

const ToOrders = ({ label }: { label: string }) => (
  <a className={buttonClass('main')} href={paths.orders} data-nav>
    {label}
  </a>
);

/** An activity indicator; without motion under `prefers-reduced-motion`. */
const Dots = () => (
  <span className={css.dots} aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);
