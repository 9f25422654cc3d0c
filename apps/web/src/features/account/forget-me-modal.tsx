import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { useState } from 'react';
import { endAllTokens } from '../../shop/session/log-out.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { removeAllStored } from '@comanda/client/storage.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { emptyShop } from '../../shop/shop-store.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import css from './account.module.css';

/**
 * Ends the sessions on the server, best effort, and deletes everything that this browser stores about the shopper: every key of this
 * hostname (`removeAllStored`), with the sessions. Cached pages hold nothing personal and stay; data on the server and active orders
 * continue.
 */
export function ForgetMeModal({ frame }: { frame: ModalFrame }) {
  const { texts, page, api, sessions, sessionEnd, shop, toasts } = useApp();
  const [isBusy, setBusy] = useState(false);
  const words = useTextsOf(profileTexts);
  const forget = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await endAllTokens({ api, sessions });
    sessionEnd.setState({ isLoggingOut: true });
    sessions.removeAll();
    sessionEnd.setState({ isLoggingOut: false });
    shop.setState(emptyShop(page.storeId), true);
    removeAllStored();
    showToast(toasts, words.forgotten);
    frame.close();
  };
  return (
    <Dialog label={words.forgetTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.forgetTitle} />
      <DialogBody>
        <p>{words.forgetText}</p>
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          <Button wide aria-disabled={isBusy} onClick={() => void forget()}>
            {words.forgetYes}
          </Button>
          <Button look="link" wide onClick={frame.close}>
            {texts.common.cancel}
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  );
}
