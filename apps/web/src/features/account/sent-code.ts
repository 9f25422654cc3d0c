import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { LoginTexts } from '@comanda/i18n/es/login.ts';
import type { ProfileTexts } from '@comanda/i18n/es/profile.ts';
import { waitText } from '@comanda/i18n/wait-text.ts';

/** A code that a mail carries. `loginToken` binds it to this browser; the instants are ISO. */
export type SentCode = {
  loginToken: string;
  expiresAt: string;
  resendAt: string;
  codeLength: number;
};

/**
 * The reason for which a code was not accepted. `wrong`: tries are left. `over`: it is used,
 * expired or wrong for the last time, so that only a new one helps. `failed`: it was not checked,
 * or is right and something else is wrong.
 */
export type CodeProblem = { kind: 'wrong' | 'over' | 'failed'; text: string };

const defaultWaitSeconds = 60;

/** Returns the reason for which no code was sent, or for which a code could not be checked. */
export function codeTroubleText(
  { label, metadata: { seconds } }: Refusal,
  words: ProfileTexts['code'],
  otherwise: string,
): string {
  if (label === 'NETWORK_ERROR' || label === 'TIMEOUT') return words.network;
  if (label !== 'TOO_MANY_REQUESTS') return otherwise;
  return words.tooMany(waitText(typeof seconds === 'number' ? seconds : defaultWaitSeconds));
}

/** Returns the problem of a refused code. docs/rules/login.md#wrong-codes. */
export function codeProblemOf(
  refusal: Refusal,
  words: ProfileTexts['code'],
  login: Pick<LoginTexts, 'wrong' | 'over'>,
): CodeProblem {
  const { triesLeft } = refusal.metadata;
  if (refusal.label !== 'AUTH_INVALID_PARAMETER')
    return { kind: 'failed', text: codeTroubleText(refusal, words, words.notChecked) };
  return typeof triesLeft === 'number' && triesLeft > 0
    ? { kind: 'wrong', text: login.wrong(triesLeft) }
    : { kind: 'over', text: login.over };
}
