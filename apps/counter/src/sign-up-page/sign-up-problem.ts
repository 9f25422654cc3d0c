import { minuteMs, secondMs } from '@comanda/domain/duration.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { SignUpTexts } from '@comanda/i18n/es/sign-up.ts';

/** Returns the sentence of a refused call of the sign-up. */
export function signUpProblem({ label, metadata }: Refusal, texts: SignUpTexts): string {
  const { seconds, triesLeft } = metadata;
  switch (label) {
    case 'NOT_AUTHORIZED':
      return texts.invitedOnly;
    case 'AUTH_INVALID_PARAMETER':
      return texts.codeWrong(typeof triesLeft === 'number' ? triesLeft : 0);
    case 'REPEATED_DATABASE_VALUE':
      return texts.webNameProblem.taken;
    case 'AUTH_EMAIL_EXISTS':
      return texts.hasNew;
    case 'TOO_MANY_REQUESTS':
      return texts.wait(
        Math.max(
          1,
          Math.ceil(((typeof seconds === 'number' ? seconds : 60) * secondMs) / minuteMs),
        ),
      );
    default:
      return texts.failed;
  }
}
