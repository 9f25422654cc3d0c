import { BackToMenu } from '../../features/menu/back-to-menu.tsx';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useTitle } from '../../shop/use-title.ts';
import { mailIcon } from '@comanda/ui/lazy-icons.ts';
import { NoticePage } from '@comanda/ui/notice-page.tsx';

/**
 * The provider sent the shopper back to a browser without the session of the order. The screen
 * shows nothing of the order and starts no payment.
 */
export function NoSession() {
  const words = useTextsOf(paymentsTexts);
  useTitle(words.elsewhereTitle);
  return (
    <NoticePage icon={mailIcon} title={words.elsewhereTitle} actions={<BackToMenu />}>
      <p role="status">{words.elsewhereText}</p>
    </NoticePage>
  );
}
