import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { buttonClass } from '@comanda/ui/button.tsx';
import { cardIcon } from '@comanda/ui/lazy-icons.ts';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import { useState } from 'react';
import { useFinishEnrolment } from '../../features/cards/use-finish-enrolment.ts';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { paths } from '../../platform/paths.ts';
import { type EnrolmentLink, readEnrolmentLink } from '../../shop/cards/enrolment-link.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useTitle } from '../../shop/use-title.ts';
import { NoEnrolment } from './no-enrolment.tsx';

/**
 * The page to which the browser returns from the page where a card was typed. The session that
 * began takes the card. docs/rules/cards.md#outcome-of-an-enrolment-in-the-browser.
 */
export function EnrolmentProcessing() {
  const [link] = useState(() => readEnrolmentLink(location));
  return <SiteFrame>{link.id === null ? <NoEnrolment /> : <Finishing link={link} />}</SiteFrame>;
}

function Finishing({ link }: { link: EnrolmentLink }) {
  const words = useTextsOf(cardsTexts);
  const isLate = useFinishEnrolment(link);
  const title = isLate ? words.lateTitle : words.processingTitle;
  useTitle(title);
  return (
    <NoticePage
      icon={isLate ? 'clock' : cardIcon}
      title={title}
      actions={
        isLate ? (
          <a className={buttonClass('quiet', { wide: true })} href={paths.profile} data-nav>
            {words.toProfile}
          </a>
        ) : null
      }
    >
      <p role="status">{isLate ? words.lateText : words.processingText}</p>
    </NoticePage>
  );
}
