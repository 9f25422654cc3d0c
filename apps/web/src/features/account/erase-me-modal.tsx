import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { useState } from 'react';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { EraseGuest } from './erase-guest.tsx';
import { EraseUser } from './erase-user.tsx';
import { EraseUnderWay } from './erase-under-way.tsx';
import { useErase } from './use-erase.ts';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    eraseMe: object;
  }
}

/**
 * Says what an erasure removes and what the law keeps, and erases: a user with a code by mail, a
 * guest at once. docs/rules/profile.md#erasure-dialog.
 */
export function EraseMeModal({ frame }: { frame: ModalFrame }) {
  const { texts } = useApp();
  const words = useTextsOf(profileTexts);
  const current = useSession();
  const [session] = useState(current);
  const erasure = useErase(session, frame);
  return (
    <Dialog label={words.eraseTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.eraseTitle} />
      <DialogBody>
        {erasure.isUnderWay ? (
          <EraseUnderWay />
        ) : session?.role === 'user' ? (
          <EraseUser email={session.email} erasure={erasure} onCancel={frame.close} />
        ) : (
          <EraseGuest erasure={erasure} onCancel={frame.close} />
        )}
      </DialogBody>
    </Dialog>
  );
}
