import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { minuteMs } from '@comanda/domain/duration.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { buttonClass } from '@comanda/ui/button.tsx';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import { useState } from 'react';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { useApp } from '../../shop/app-context.ts';
import { cardName } from '../../shop/cards/card-name.ts';
import { readEnrolmentLink } from '../../shop/cards/enrolment-link.ts';
import { useSavedCards } from '../../shop/cards/use-saved-cards.ts';
import { paths } from '../../platform/paths.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useTitle } from '../../shop/use-title.ts';
import { NoEnrolment } from './no-enrolment.tsx';

/** A card counts as the one that was just saved for this long. */
const freshMs = 15 * minuteMs;

/**
 * A card was saved: the newest card of the user, if it is that new.
 * docs/rules/cards.md#outcome-of-an-enrolment-in-the-browser.
 */
export function CardSaved() {
  const { clock } = useApp();
  const words = useTextsOf(cardsTexts);
  const [{ from }] = useState(() => readEnrolmentLink(location));
  const [now] = useState(() => clock.now());
  const newest = useSavedCards().cards?.at(-1);
  const isFresh = newest !== undefined && now - instantOf(newest.createdAt) < freshMs;
  useTitle(isFresh ? words.savedTitle : words.title);
  if (!isFresh)
    return (
      <SiteFrame>
        <NoEnrolment />
      </SiteFrame>
    );
  return (
    <SiteFrame>
      <NoticePage
        icon="check"
        title={words.savedTitle}
        isFocused
        actions={<NextLinks from={from} />}
      >
        <p role="status">{words.savedText(cardName(newest, words))}</p>
      </NoticePage>
    </SiteFrame>
  );
}

type NextLinksProps = Pick<ReturnType<typeof readEnrolmentLink>, 'from'>;

/** The ways on: back to the page where the shopper saved the card, and another. */
function NextLinks({ from }: NextLinksProps) {
  const words = useTextsOf(cardsTexts);
  const [first, second] =
    from === 'checkout' ? [paths.checkout, paths.profile] : [paths.profile, paths.home];
  const labels = {
    [paths.checkout]: words.backToPay,
    [paths.profile]: words.toProfile,
    [paths.home]: words.toMenu,
  };
  return (
    <>
      <a className={buttonClass('main', { wide: true })} href={first} data-nav>
        {labels[first]}
      </a>
      <a className={buttonClass('link')} href={second} data-nav>
        {labels[second]}
      </a>
    </>
  );
}
