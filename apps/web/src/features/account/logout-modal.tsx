import { useAction } from '@comanda/client/use-action.ts';
import { accept } from '@comanda/domain/result.ts';
import { sessionTexts } from '@comanda/i18n/areas/session.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { useApp } from '../../shop/app-context.ts';
import { logOut } from '../../shop/session/log-out.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './account.module.css';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    logout: object;
  }
}

/** Asks before the logout. docs/rules/web.md#logout-in-the-browser. */
export function LogoutModal({ frame }: { frame: ModalFrame }) {
  const app = useApp();
  const words = useTextsOf(sessionTexts);
  const { run, isBusy } = useAction(async () => accept(await logOut(app)));
  const { cancel, close } = app.texts.common;
  return (
    <Dialog label={words.logoutTitle} closeLabel={close} onClose={frame.close}>
      <DialogHead title={words.logoutTitle} />
      <DialogBody>
        <p>{words.logoutText}</p>
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          <Button wide aria-disabled={isBusy} onClick={() => void run()}>
            {isBusy ? words.closing : words.logout}
          </Button>
          <Button look="link" wide onClick={frame.close}>
            {cancel}
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  );
}
