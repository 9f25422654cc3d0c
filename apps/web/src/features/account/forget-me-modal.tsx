import { useAction } from '@comanda/client/use-action.ts';
import { accept } from '@comanda/domain/result.ts';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './account.module.css';
import { useForgetDevice } from './use-forget-device.ts';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    forgetMe: object;
  }
}

/**
 * Asks before this browser forgets the shopper; data on the server and active orders continue.
 * docs/rules/people.md#forget-my-data.
 */
export function ForgetMeModal({ frame }: { frame: ModalFrame }) {
  const { texts, toasts } = useApp();
  const words = useTextsOf(profileTexts);
  const forgetDevice = useForgetDevice();
  const { run, isBusy } = useAction(async () => accept(await forgetDevice()), {
    onDone: () => {
      showToast(toasts, words.forgotten);
      frame.close();
    },
  });
  return (
    <Dialog label={words.forgetTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.forgetTitle} />
      <DialogBody>
        <p>{words.forgetText}</p>
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          <Button wide aria-disabled={isBusy} onClick={() => void run()}>
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
