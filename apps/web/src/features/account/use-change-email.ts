import { headers } from '@comanda/contract/headers.ts';
import { updateMe } from '@comanda/contract/users.ts';
import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { useRef, useState } from 'react';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { useApp } from '../../shop/app-context.ts';
import type { ModalAnswers } from '../../shop/modals/modal-request.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { type CodeProblem, codeProblemOf } from './sent-code.ts';

/**
 * Changes the account's email with the code that the new one received; answers the modal with the
 * changed account. A refused code, or an email of another account, is told below the field.
 */
export function useChangeEmail(email: string, frame: ModalFrame<ModalAnswers['changeEmail']>) {
  const { api } = useApp();
  const words = useTextsOf(profileTexts);
  const login = useTextsOf(loginTexts);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  const running = useRef(false);
  const change = async (verificationCode: string, loginToken: string): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setProblem(null);
    setBusy(true);
    const answer = await api.call(updateMe, {
      body: { email, verificationCode },
      headers: { [headers.loginToken]: loginToken },
    });
    running.current = false;
    setBusy(false);
    if (answer.ok && answer.value !== null) return frame.answer({ user: answer.value });
    if (answer.ok) return frame.close();
    setProblem(
      answer.error.label === 'AUTH_EMAIL_EXISTS'
        ? { kind: 'failed', text: words.emailTaken }
        : codeProblemOf(answer.error, words.code, login),
    );
  };
  return { isBusy, problem, clearProblem: () => setProblem(null), change };
}
