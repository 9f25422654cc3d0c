import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { useEffect, useEffectEvent } from 'react';
import type { ModalAnswers } from '../../shop/modals/modal-request.ts';
import { useSession } from '../../shop/use-sessions.ts';

/** Closes the modal when another tab of this browser logged in, for example by the link of the mail. */
export function useLoginElsewhere(frame: ModalFrame<ModalAnswers['login']>): void {
  const session = useSession();
  const userId = session?.role === 'user' ? session.userId : null;
  const answer = useEffectEvent((id: NonNullable<typeof userId>) => frame.answer({ userId: id }));
  useEffect(() => {
    if (userId !== null) answer(userId);
  }, [userId]);
}
