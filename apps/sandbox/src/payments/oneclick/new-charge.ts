import { randomInt } from 'node:crypto';
import type { Charge } from './charge.ts';
import type { OneclickUser } from './inscription.ts';
import type { NewCharge } from './read-oneclick-body.ts';
import { oneclickCards } from './test-cards.ts';

/**
 * A charge with a card that does not exist, ended, or belongs to another username fails with -96.
 */
export function newCharge(request: NewCharge, user: OneclickUser | null, now: number): Charge {
  const isUsable = user !== null && user.live && user.username === request.username;
  const { username: _, tbkUser: _token, ...facts } = request;
  return {
    ...facts,
    cardDigits: user === null ? '' : oneclickCards[user.card].digits,
    responseCode: isUsable ? oneclickCards[user.card].charge : -96,
    authorizationCode: String(randomInt(100_000, 1_000_000)),
    chargedAt: now,
    refunded: 0,
    reversed: false,
    refunds: 0,
  };
}
