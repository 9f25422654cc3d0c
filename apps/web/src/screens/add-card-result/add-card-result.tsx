import { BackToMenu } from '../../features/menu/back-to-menu.tsx';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { useTextsOf } from '../../shop/use-texts.ts';
import { paths } from '../../platform/paths.ts';
import { useTitle } from '../../shop/use-title.ts';
import { buttonClass } from '@comanda/ui/button.tsx';
import { NoticePage } from '@comanda/ui/notice-page.tsx';

/**
 * The four addresses that a card enrolment returns to. Without an enrolment under way, the screen says that nothing was stored or charged.
 */
export function AddCardResult() {
  const words = useTextsOf(profileTexts);
  useTitle(words.cardNoneTitle);
  return (
    <SiteFrame>
      <NoticePage
        title={words.cardNoneTitle}
        actions={
          <>
            <BackToMenu />
            <a className={buttonClass('link')} href={paths.profile} data-nav>
              {words.title}
            </a>
          </>
        }
      >
        <p>{words.cardNoneText}</p>
      </NoticePage>
    </SiteFrame>
  );
}
