import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { errorsTexts } from '@comanda/i18n/areas/errors.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { requestsTexts } from '@comanda/i18n/areas/requests.ts';
import { errorText } from '@comanda/i18n/error-text.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { BackToMenu } from '../../features/menu/back-to-menu.tsx';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useSettings } from '../../shop/use-settings.ts';
import type { PendingOrder } from '../../shop/order/pending-order.ts';
import { paths } from '../../platform/paths.ts';
import { useTitle } from '../../shop/use-title.ts';
import { buttonClass } from '@comanda/ui/button.tsx';
import { receiptIcon } from '@comanda/ui/lazy-icons.ts';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import { usePendingOrder } from './use-pending-order.ts';

/**
 * The outcome of an order took longer than the poll. The screen never calls that a failure; it
 * keeps polling and shows the outcome once it is known.
 */
export function UnconfirmedOrder({ awaited }: { awaited: PendingOrder }) {
  const words = useTextsOf(requestsTexts);
  const checkout = useTextsOf(checkoutTexts);
  const refusal = usePendingOrder(awaited);
  useTitle(words.timeoutTitle);
  if (refusal !== null) return <OrderRefused refusal={refusal} />;
  return (
    <NoticePage icon="clock" title={words.timeoutTitle} actions={<ToOrders />}>
      <p role="status">{checkout.creatingHint}</p>
    </NoticePage>
  );
}

/** The order was refused: no order was created, and the cart is unchanged. */
function OrderRefused({ refusal }: { refusal: Refusal }) {
  const words = useTextsOf(requestsTexts);
  const errors = useTextsOf(errorsTexts);
  const { country } = useSettings();
  const message = errorText(errors, refusal, (amount) => formatMoney(amount, country));
  return (
    <NoticePage
      title={message.title}
      actions={
        <a className={buttonClass('main')} href={paths.checkout} data-nav>
          {words.toCheckout}
        </a>
      }
    >
      <p role="alert">{message.text}</p>
    </NoticePage>
  );
}

/** This browser has no order to wait for. */
export function NothingToProcess() {
  const words = useTextsOf(requestsTexts);
  useTitle(words.nothingTitle);
  return (
    <NoticePage
      icon={receiptIcon}
      title={words.nothingTitle}
      actions={
        <>
          <ToOrders />
          <BackToMenu look="link" />
        </>
      }
    >
      <p>{words.nothingText}</p>
    </NoticePage>
  );
}

function ToOrders() {
  const orders = useTextsOf(ordersTexts);
  return (
    <a className={buttonClass('main')} href={paths.orders} data-nav>
      {orders.title}
    </a>
  );
}
