import { sessionTexts } from '@comanda/i18n/areas/session.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import type { SessionEnd } from '../../shop/session/session-end.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './account.module.css';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    sessionClosed: { request: { how: SessionEnd } };
  }
}

/**
 * A user's session is over, in this browser: what stays and what is gone, and the way back in.
 * docs/rules/web.md#end-of-a-users-session.
 */
export function SessionClosedModal({ request, frame }: ModalProps<'sessionClosed'>) {
  const { texts } = useApp();
  const words = useTextsOf(sessionTexts);
  const modals = useModals();
  const { title, text } = words.closed[request.how];
  const again = (): void => {
    frame.close();
    void modals.ask({ kind: 'login' });
  };
  return (
    <Dialog label={title} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={title} />
      <DialogBody>
        <p role={request.how === 'ended' ? 'alert' : 'status'}>{text}</p>
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          <Button wide onClick={frame.close}>
            {words.toMenu}
          </Button>
          <Button look="link" wide onClick={again}>
            {words.again}
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  );
}
