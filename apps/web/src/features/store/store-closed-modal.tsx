import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useApp, useArea, useCurrentStore, useShop } from '../../platform/app-context.tsx';
import { closedWords } from '../../platform/closed-words.ts';
import { type ModalFrame, useModals } from '../../platform/modals/modal-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '../../ui/dialog.tsx';

/** The store takes no order now: when it opens, if that is known, and another store. Spec §4 Store open check. */
export function StoreClosedModal({ frame }: { frame: ModalFrame }) {
  const { texts, page } = useApp();
  const words = useArea(dispatchTexts);
  const modals = useModals();
  const text = useClosedText();
  const hasOthers = page.stores.length > 1;
  return (
    <Dialog label={words.closedTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.closedTitle} />
      <DialogBody>
        <p role="alert">{text}</p>
      </DialogBody>
      <DialogFoot>
        <Button wide onClick={hasOthers ? () => modals.replace({ kind: 'dispatch', next: 'nothing' }) : frame.close}>
          {hasOthers ? words.closedOther : texts.common.accept}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** The words of the moment it was opened; a store that opened since is still told as it was found. */
function useClosedText(): string {
  const { clock, texts } = useApp();
  const dispatch = useArea(dispatchTexts);
  const store = useCurrentStore();
  const method = useShop(({ place }) => (place.choice.kind === 'delivery' ? 'store_delivery' : 'in_store'));
  return closedWords(store, method, clock.now(), { dispatch, shop: texts }) ?? dispatch.closedNoTime;
}
