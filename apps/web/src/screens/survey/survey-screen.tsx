import { surveyTexts } from '@comanda/i18n/areas/survey.ts';
import { buttonClass } from '@comanda/ui/button.tsx';
import { heartIcon } from '@comanda/ui/lazy-icons.ts';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import { useState } from 'react';
import { BackToMenu } from '../../features/menu/back-to-menu.tsx';
import { paths } from '../../platform/paths.ts';
import { readSurveyLink } from '../../shop/survey-link.ts';
import { useTexts, useTextsOf } from '../../shop/use-texts.ts';
import { useTitle } from '../../shop/use-title.ts';
import { LinkedSurvey } from './linked-survey.tsx';

/**
 * The survey about the order of the mail's link or of the order's detail. The screen has no navbar
 * and no footer. docs/rules/survey.md#form.
 */
export function SurveyScreen() {
  const [link] = useState(readSurveyLink);
  return link === null ? <NoSurvey /> : <LinkedSurvey link={link} />;
}

function NoSurvey() {
  const words = useTextsOf(surveyTexts);
  const texts = useTexts();
  useTitle(words.noneTitle);
  return (
    <NoticePage
      icon={heartIcon}
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
