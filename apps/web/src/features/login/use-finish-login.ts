import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { flushSync } from 'react-dom';
import { useApp } from '../../shop/app-context.ts';
import type { ModalAnswers } from '../../shop/modals/modal-request.ts';
import { acceptLogin, lacksData } from './accept-login.ts';
import type { LoginStep } from './login-step.ts';
import type { RightCode } from './verify-code.ts';

type Frame = ModalFrame<ModalAnswers['login']>;

/**
 * Returns the function that follows a right code. The modal closes if the account has a name and a
 * phone, else it asks for them; then the browser is logged in. The step changes first: a session
 * that begins at any other step is another tab's, and closes the modal.
 * docs/rules/login.md#name-and-phone-after-the-code.
 */
export function useFinishLogin(frame: Frame, onStep: (step: LoginStep) => void) {
  const app = useApp();
  return ({ answer, guest }: RightCode): void => {
    const { user } = answer;
    if (lacksData(user)) flushSync(() => onStep({ kind: 'data', user }));
    else frame.answer({ userId: user.id });
    acceptLogin(app, answer, guest);
  };
}
