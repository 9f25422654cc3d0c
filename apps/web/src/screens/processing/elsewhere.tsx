import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { useArea, useTexts } from '../../platform/app-context.tsx';
import { paths } from '../../platform/paths.ts';
import { useTitle } from '../../platform/use-title.ts';
import { buttonClass } from '../../ui/button.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';

/** The provider sent the shopper back to a browser that did not order: nothing of the order is shown, and nobody pays twice. */
export function Elsewhere() {
  const words = useArea(paymentsTexts);
  const texts = useTexts();
  useTitle(words.elsewhereTitle);
  return (
    <NoticePage
      icon="mail"
      title={words.elsewhereTitle}
      actions={
        <a className={buttonClass('main')} href={paths.home} data-nav>
          {texts.common.backToMenu}
        </a>
      }
    >
      <p role="status">{words.elsewhereText}</p>
    </NoticePage>
  );
}
