import { delay } from '@comanda/client/delay.ts';
import { useEffect, useRef, useState } from 'react';
import { type AppContext, useApp } from '../../shop/app-context.ts';
import { chooseCard } from '../../shop/cards/card-choice.ts';
import { loadCards } from '../../shop/cards/load-cards.ts';
import {
  cardNotSavedLink,
  cardSavedLink,
  type EnrolmentLink,
} from '../../shop/cards/enrolment-link.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import { type EnrolmentResult, pollEnrolment, takeCard } from './enrolment-result.ts';
import { forgetEnrolment, keptJobToken } from './pending-enrolment.ts';

/**
 * Takes the card and goes to the page of its outcome. Returns true once the outcome takes longer
 * than the polls. docs/rules/cards.md#outcome-of-an-enrolment-in-the-browser.
 */
export function useFinishEnrolment(link: EnrolmentLink): boolean {
  const app = useApp();
  const go = useNavigate();
  const [isLate, setLate] = useState(false);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // The key is used once; neither the history nor a report of the page may have it.
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
    const before = app.sessions.current();
    void finish(app, link).then(async (result) => {
      if (result.kind === 'pending') return setLate(true);
      forgetEnrolment();
      if (result.kind === 'failed')
        return go(cardNotSavedLink(result.problem, link.from), { replace: true });
      await loadCards(app);
      const session = app.sessions.current();
      if (session?.role === 'user' && session.userId === before?.userId)
        chooseCard(session.userId, result.card.id);
      go(cardSavedLink(link.from), { replace: true });
    });
  }, [app, go, link]);
  return isLate;
}

/**
 * A visitor and a guest cannot have begun it. A page that was reloaded has no key any more and asks
 * for the outcome.
 */
async function finish(
  app: AppContext,
  { id, method, key }: EnrolmentLink,
): Promise<EnrolmentResult> {
  const session = app.sessions.current();
  if (id === null || session?.role !== 'user') return { kind: 'failed', problem: 'otherBrowser' };
  const result: EnrolmentResult =
    key === null ? { kind: 'pending' } : await takeCard(app, { id, method, key });
  const jobToken = keptJobToken({ enrolmentId: id, userId: session.userId });
  if (result.kind !== 'pending' || jobToken === null) return result;
  return pollEnrolment({ api: app.api, wait: delay }, jobToken);
}
