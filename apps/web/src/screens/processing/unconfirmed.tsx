import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { requestsTexts } from '@comanda/i18n/areas/requests.ts';
import { useArea } from '../../platform/app-context.tsx';
import { paths } from '../../platform/paths.ts';
import { useTitle } from '../../platform/use-title.ts';
import { buttonClass } from '../../ui/button.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';

/** The answer to an order took longer than the poll: never called a failure. It appears in "my orders" as soon as it is known. */
export function Unconfirmed() {
  const words = useArea(requestsTexts);
  const orders = useArea(ordersTexts);
  const checkout = useArea(checkoutTexts);
  useTitle(words.timeoutTitle);
  return (
    <NoticePage
      title={words.timeoutTitle}
      actions={
        <a className={buttonClass('main')} href={paths.orders} data-nav>
          {orders.title}
        </a>
      }
    >
      <p role="status">{checkout.creatingHint}</p>
    </NoticePage>
  );
}
