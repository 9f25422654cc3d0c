import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { type ModalFrame, useModals } from '../../platform/modals/modal-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '../../ui/dialog.tsx';

/** Codes 1092, 1093 and 11101: nothing was made or charged; pickup is offered. Spec §4. */
export function NoRiders({ frame }: { frame: ModalFrame }) {
  const { texts } = useApp();
  const words = useArea(dispatchTexts);
  const modals = useModals();
  return (
    <Dialog label={words.ridersTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.ridersTitle} />
      <DialogBody>
        <p role="alert">{words.ridersText}</p>
      </DialogBody>
      <DialogFoot>
        <Button wide onClick={() => modals.replace({ kind: 'dispatch', next: 'nothing' })}>
          {words.outsidePickup}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
