import { BackToMenu } from '../../features/menu/back-to-menu.tsx';
import { surveyTexts } from '@comanda/i18n/areas/survey.ts';
import { useTextsOf, useTexts } from '../../shop/use-texts.ts';
import { paths } from '../../platform/paths.ts';
import { useTitle } from '../../shop/use-title.ts';
import { buttonClass } from '@comanda/ui/button.tsx';
import { NoticePage } from '@comanda/ui/notice-page.tsx';

/** There is no survey to answer. The screen has no navbar and no footer. docs/rules/web.md#finished-page-of-every-route. */
export function SurveyScreen() {
  const words = useTextsOf(surveyTexts);
  const texts = useTexts();
  useTitle(words.noneTitle);
  return (
    <NoticePage
      title={words.noneTitle}
      actions={
        <>
          <a className={buttonClass('main')} href={paths.orders} data-nav>
            {texts.common.myOrders}
          </a>
          <BackToMenu look="link" />
        </>
      }
    >
      <p>{words.noneText}</p>
    </NoticePage>
  );
}
