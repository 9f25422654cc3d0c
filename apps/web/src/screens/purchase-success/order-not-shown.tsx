import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { buttonClass } from '@comanda/ui/button.tsx';
import { receiptIcon } from '@comanda/ui/lazy-icons.ts';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import { RetryButton } from '@comanda/ui/retry-button.tsx';
import { BackToMenu } from '../../features/menu/back-to-menu.tsx';
import { paths } from '../../platform/paths.ts';
import { isOrderMissing } from '../../shop/order/is-order-missing.ts';
import { useRetry } from '../../shop/use-retry.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useTitle } from '../../shop/use-title.ts';

/** The server is asked for an order of which this browser has no copy. */
export function ReadingOrder() {
  const words = useTextsOf(paymentsTexts);
  useTitle(words.successReading);
  return <NoticePage icon={receiptIcon} title={words.successReading} actions={null} />;
}

/**
 * The order was not read: the consequence for the payment, a retry if that may help, and the list
 * of orders.
 */
export function OrderNotShown({ refusal, retry }: { refusal: Refusal; retry: () => void }) {
  const words = useTextsOf(paymentsTexts);
  const { title: ordersTitle } = useTextsOf(ordersTexts);
  const isMissing = isOrderMissing(refusal);
  const title = isMissing ? words.successMissing : words.successUnread;
  useTitle(title);
  return (
    <NoticePage
      icon={receiptIcon}
      title={title}
      actions={
        <>
          <RetryButton retry={useRetry(isMissing ? null : refusal, retry)} />
          <a className={buttonClass('quiet')} href={paths.orders} data-nav>
            {ordersTitle}
          </a>
          <BackToMenu look="link" />
        </>
      }
    >
      <p role="status">{isMissing ? words.successMissingText : words.successUnreadText}</p>
    </NoticePage>
  );
}
