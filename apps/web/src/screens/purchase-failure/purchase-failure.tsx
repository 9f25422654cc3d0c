import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { paths } from '../../platform/paths.ts';
import { useTitle } from '../../platform/use-title.ts';
import { buttonClass } from '../../ui/button.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';

/** A payment that was refused: the cart is kept, nothing was charged, the ways on. Spec §2. */
export function PurchaseFailure() {
  const words = useArea(paymentsTexts);
  const { texts } = useApp();
  useTitle(words.failureTitle);
  return (
    <SiteFrame>
      <NoticePage
        title={words.failureTitle}
        actions={
          <>
            <a className={buttonClass('main')} href={paths.checkout} data-nav>
              {words.failureOther}
            </a>
            <a className={buttonClass('link')} href={paths.home} data-nav>
              {texts.common.backToMenu}
            </a>
          </>
        }
      >
        <p>{words.failureUnknownMethod}</p>
      </NoticePage>
    </SiteFrame>
  );
}
