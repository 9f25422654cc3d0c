import { profileTexts } from '@comanda/i18n/areas/profile.ts';
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
 * Deletes everything that this browser stores about the shopper: every key of this hostname (`removeAllStored`), with the sessions. Cached
 * pages hold nothing personal and stay; data on the server and active orders continue.
 */
export function ForgetMeModal({ frame }: { frame: ModalFrame }) {
  const { texts, page, sessions, shop, toasts } = useApp();
  const words = useTextsOf(profileTexts);
  const forget = (): void => {
    sessions.removeAll();
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
          <Button wide onClick={forget}>
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
