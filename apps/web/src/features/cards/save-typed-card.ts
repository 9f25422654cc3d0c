import { delay } from '@comanda/client/delay.ts';
import type { SavedCardAnswer } from '@comanda/contract/cards.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { CardTexts } from '@comanda/i18n/es/cards.ts';
import type { AppContext } from '../../shop/app-context.ts';
import { loadCards } from '../../shop/cards/load-cards.ts';
import { beginEnrolment } from './begin-enrolment.ts';
import { pollEnrolment } from './enrolment-result.ts';
import { notBegunText } from './not-begun-text.ts';

/**
 * Saves the card of a storing token and loads the list of cards again. Refused: the words of the
 * failure.
 */
export async function saveTypedCard(
  app: AppContext,
  token: string,
  words: CardTexts,
): Promise<Result<SavedCardAnswer, string>> {
  const wanted = { method: 'kushkiCardSubscription', from: 'profile', token } as const;
  const begun = await beginEnrolment(app, wanted, crypto.randomUUID());
  if (!begun.ok) return refuse(notBegunText(begun.error, words));
  const result = await pollEnrolment({ api: app.api, wait: delay }, begun.value.jobToken);
  if (result.kind === 'pending') return refuse(words.lateText);
  if (result.kind === 'failed') return refuse(words.failures[result.problem].text);
  await loadCards(app);
  return accept(result.card);
}
