import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { useEffect, useEffectEvent } from 'react';
import type { ModalAnswers } from '../../shop/modals/modal-request.ts';
import { useSession } from '../../shop/use-sessions.ts';
import type { LoginStep } from './login-step.ts';

/**
 * Closes the modal when another tab of this browser logged in, for example by the link of the mail.
 */
export function useLoginElsewhere(step: LoginStep, frame: ModalFrame<ModalAnswers['login']>): void {
  const session = useSession();
  const userId = session?.role === 'user' ? session.userId : null;
  const isOwn = step.kind === 'data';
  const answer = useEffectEvent((id: NonNullable<typeof userId>) => frame.answer({ userId: id }));
  useEffect(() => {
    if (userId !== null && !isOwn) answer(userId);
  }, [userId, isOwn]);
}
