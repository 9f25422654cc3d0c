import { minuteMs, secondMs } from '@comanda/domain/duration.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { SignUpTexts } from '@comanda/i18n/es/sign-up.ts';

/** Returns the sentence of a refused call of the sign-up. */
export function signUpProblem({ label, metadata }: Refusal, texts: SignUpTexts): string {
  const { seconds, triesLeft } = metadata;
  if (label === 'NOT_AUTHORIZED') return texts.invitedOnly;
  if (label === 'AUTH_INVALID_PARAMETER')
    return texts.codeWrong(typeof triesLeft === 'number' ? triesLeft : 0);
  if (label === 'REPEATED_DATABASE_VALUE') return texts.webNameProblem.taken;
  if (label === 'AUTH_EMAIL_EXISTS') return texts.hasNew;
  return label === 'TOO_MANY_REQUESTS' ? texts.wait(minutesOf(seconds)) : texts.failed;
}

const minutesOf = (seconds: unknown): number =>
  Math.max(1, Math.ceil(((typeof seconds === 'number' ? seconds : 60) * secondMs) / minuteMs));
