import { useEffect, useRef } from 'react';
import { storeConsent, type ConsentDecision } from '../../shop/analytics/consent.ts';
import { useApp } from '../../shop/app-context.ts';
import { paths } from '../../platform/paths.ts';
import { Button } from '@comanda/ui/button.tsx';
import css from './consent-banner.module.css';

/**
 * Asks the shopper before analytics start. Both buttons have the same prominence, and the page does
 * not wait for the answer.
 */
export function ConsentBanner({ isReopened }: { isReopened: boolean }) {
  const app = useApp();
  const { common } = app.texts;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isReopened) return;
    const opener = document.activeElement;
    box.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, [isReopened]);
  const answer = (decision: ConsentDecision): void => void storeConsent(app, decision);
  return (
    <section className={css.banner} aria-labelledby="consent-title" tabIndex={-1} ref={box}>
      <h2 id="consent-title">{common.consentTitle}</h2>
      <p>
        {common.consentText}{' '}
        <a href={paths.terms} data-nav>
          {common.terms}
        </a>
      </p>
      <div className={css.answers}>
        <Button look="quiet" wide onClick={() => answer('no')}>
          {common.consentReject}
        </Button>
        <Button look="quiet" wide onClick={() => answer('yes')}>
          {common.consentAccept}
        </Button>
      </div>
    </section>
  );
}
