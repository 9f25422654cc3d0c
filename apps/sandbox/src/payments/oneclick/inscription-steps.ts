import { randomBytes, randomInt } from 'node:crypto';
import type { ProviderResponse } from '../../http/provider-response.ts';
import {
  type Inscription,
  isDiscarded,
  isPageOpen,
  type OneclickUser,
  type PageState,
} from './inscription.ts';
import { oneclickRefusals } from './oneclick-refusal.ts';
import type { NewInscription } from './read-oneclick-body.ts';
import { type OneclickCard, oneclickCards } from './test-cards.ts';

export const newInscription = (request: NewInscription, now: number): Inscription => ({
  ...request,
  token: randomBytes(32).toString('hex'),
  createdAt: now,
  page: 'open',
  card: null,
  returnedAt: null,
  finishedAt: null,
});

export function decided(
  inscription: Inscription,
  page: Exclude<PageState, 'open'>,
  card: OneclickCard | null,
  now: number,
): Inscription {
  const isInTime = isPageOpen(inscription, now) && page !== 'expired';
  return isInTime
    ? { ...inscription, page, card, returnedAt: now }
    : { ...inscription, page: 'expired', returnedAt: now };
}

/**
 * Returns the reason for refusing a `finish`: one per inscription, after the person's decision,
 * within 60 seconds of the return.
 */
export function finishRefusal(
  inscription: Inscription | null,
  now: number,
): ProviderResponse | null {
  if (inscription === null || isDiscarded(inscription, now)) return oneclickRefusals.noInscription;
  if (inscription.finishedAt !== null) return oneclickRefusals.alreadyFinished;
  if (inscription.page === 'open') return oneclickRefusals.undecided;
  const wasLeft = inscription.page === 'aborted' || inscription.page === 'expired';
  return wasLeft ? oneclickRefusals.aborted : null;
}

export const finishedResponse = ({ tbkUser, card }: OneclickUser): ProviderResponse => ({
  status: 200,
  body: {
    response_code: 0,
    tbk_user: tbkUser,
    authorization_code: String(randomInt(100_000, 1_000_000)),
    card_type: oneclickCards[card].type,
    card_number: `XXXXXXXXXXXX${oneclickCards[card].digits}`,
  },
});
