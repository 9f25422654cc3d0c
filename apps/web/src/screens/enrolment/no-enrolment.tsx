import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { buttonClass } from '@comanda/ui/button.tsx';
import { cardIcon } from '@comanda/ui/lazy-icons.ts';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import { BackToMenu } from '../../features/menu/back-to-menu.tsx';
import { paths } from '../../platform/paths.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useTitle } from '../../shop/use-title.ts';

/** Without an enrolment under way: nothing was saved or charged. */
export function NoEnrolment() {
  const words = useTextsOf(cardsTexts);
  useTitle(words.noneUnderWayTitle);
  return (
    <NoticePage
      icon={cardIcon}
      title={words.noneUnderWayTitle}
      actions={
        <>
          <BackToMenu />
          <a className={buttonClass('link')} href={paths.profile} data-nav>
            {words.toProfile}
          </a>
        </>
      }
    >
      <p>{words.noneUnderWayText}</p>
    </NoticePage>
  );
}
