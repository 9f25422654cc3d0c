import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { useTextsOf } from '../../shop/use-texts.ts';
import { paths } from '../../platform/paths.ts';
import { useTitle } from '../../shop/use-title.ts';
import { receiptIcon } from '@comanda/ui/lazy-icons.ts';
import { buttonClass } from '@comanda/ui/button.tsx';
import { NoticePage } from '@comanda/ui/notice-page.tsx';

/**
 * The empty list of orders, with a link to the menu. `expired`: the session ended while the screen
 * was open, so there may be orders that this browser cannot read.
 */
export function NoOrdersYet({ expired = false }: { expired?: boolean }) {
  const words = useTextsOf(ordersTexts);
  useTitle(words.title);
  return (
    <SiteFrame>
      <NoticePage
        icon={receiptIcon}
        title={expired ? words.title : words.empty}
        actions={
          <a className={buttonClass('main')} href={paths.home} data-nav>
            {words.emptyAction}
          </a>
        }
      >
        <p>{expired ? words.expiredText : words.emptyText}</p>
      </NoticePage>
    </SiteFrame>
  );
}
