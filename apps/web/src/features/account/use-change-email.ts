import { useAction } from '@comanda/client/use-action.ts';
import { headers } from '@comanda/contract/headers.ts';
import { updateMe } from '@comanda/contract/users.ts';
import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { useMemo } from 'react';
import type { User } from '../../shop/session/user-session.ts';
import type { ModalAnswers } from '../../shop/modals/modal-request.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { type CodeProblem, codeProblemOf } from './sent-code.ts';

/** The code of the mail, with the login token of its request. */
type EmailProof = { verificationCode: string; loginToken: string };

/**
 * Changes the account's email with the code that the new one received; answers the modal with the
 * changed account. A refused code, or an email of another account, is told below the field.
 */
export function useChangeEmail(email: string, frame: ModalFrame<ModalAnswers['changeEmail']>) {
  const words = useTextsOf(profileTexts);
  const login = useTextsOf(loginTexts);
  const { run, isBusy, refusal, clear } = useAction<User | null, EmailProof>(
    (call, { verificationCode, loginToken }) =>
      call(updateMe, {
        body: { email, verificationCode },
        headers: { [headers.loginToken]: loginToken },
      }),
    { onDone: (user) => (user === null ? frame.close() : frame.answer({ user })) },
  );
  const problem = useMemo((): CodeProblem | null => {
    if (refusal === null) return null;
    return refusal.label === 'AUTH_EMAIL_EXISTS'
      ? { kind: 'failed', text: words.emailTaken }
      : codeProblemOf(refusal, words.code, login);
  }, [refusal, words, login]);
  return { isBusy, problem, clearProblem: clear, change: run };
}
