import { BackToMenu } from '../../features/menu/back-to-menu.tsx';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { paths } from '../../platform/paths.ts';
import { useTitle } from '../../shop/use-title.ts';
import { buttonClass } from '@comanda/ui/button.tsx';
import { cardIcon } from '@comanda/ui/lazy-icons.ts';
import { NoticePage } from '@comanda/ui/notice-page.tsx';

/** This session has no such order: links to the screens that list orders. */
export function OrderNotFound() {
  const words = useTextsOf(paymentsTexts);
  const orders = useTextsOf(ordersTexts);
  useTitle(words.failureTitle);
  return (
    <NoticePage
      icon={cardIcon}
      title={words.failureTitle}
      actions={
        <>
          <a className={buttonClass('main')} href={paths.orders} data-nav>
            {orders.title}
          </a>
          <BackToMenu look="link" />
        </>
      }
    >
      <p>{words.failureText}</p>
    </NoticePage>
  );
}
