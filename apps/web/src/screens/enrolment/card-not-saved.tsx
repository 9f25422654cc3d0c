import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { Button, buttonClass } from '@comanda/ui/button.tsx';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import { useState } from 'react';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { paths } from '../../platform/paths.ts';
import { readEnrolmentLink } from '../../shop/cards/enrolment-link.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useTitle } from '../../shop/use-title.ts';
import { NoEnrolment } from './no-enrolment.tsx';

/**
 * No card was saved, in the words of the reason.
 * docs/rules/cards.md#outcome-of-an-enrolment-in-the-browser.
 */
export function CardNotSaved() {
  const [{ problem, from }] = useState(() => readEnrolmentLink(location));
  return (
    <SiteFrame>
      {problem === null ? <NoEnrolment /> : <Failure problem={problem} from={from} />}
    </SiteFrame>
  );
}

type Link = ReturnType<typeof readEnrolmentLink>;

function Failure({ problem, from }: { problem: NonNullable<Link['problem']>; from: Link['from'] }) {
  const words = useTextsOf(cardsTexts);
  const modals = useModals();
  const mayAdd = useSession()?.role === 'user';
  useTitle(words.failures[problem].title);
  const back = from === 'checkout' ? paths.checkout : paths.profile;
  return (
    <NoticePage
      title={words.failures[problem].title}
      isFocused
      actions={
        <>
          {mayAdd ? (
            <Button wide onClick={() => modals.open({ kind: 'addCard', from })}>
              {words.tryAgain}
            </Button>
          ) : null}
          <a className={buttonClass(mayAdd ? 'link' : 'main')} href={back} data-nav>
            {from === 'checkout' ? words.backToPay : words.toProfile}
          </a>
        </>
      }
    >
      <p role="status">{words.failures[problem].text}</p>
    </NoticePage>
  );
}
