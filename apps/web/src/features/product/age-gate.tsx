import type { LineInput } from '@comanda/domain/cart/edit-cart.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { useApp } from '../../shop/app-context.ts';
import { confirmAdult } from '../../shop/cart/age-confirmation.ts';
import { useCartEditor } from '../../shop/cart/use-cart-editor.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import css from './age-gate.module.css';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    ageGate: {
      request: {
        line: LineInput | null;
        /** Hash of the line that the new line replaces. */
        editing: string | null;
      };
    };
  }
}

/**
 * Asked once per session, before the first product for adults is added; the confirmation is sent
 * with the order. Then the modal asks for the dispatch method, as after any first product.
 * docs/rules/menu.md#age-gate.
 */
export function AgeGate({ request, frame }: ModalProps<'ageGate'>) {
  const { texts, shop } = useApp();
  const modals = useModals();
  const editor = useCartEditor();
  const { line, editing } = request;
  const accept = (): void => {
    confirmAdult();
    if (line === null) return frame.close();
    if (editing === null) editor.add(line);
    else editor.replace(editing, line);
    if (editing === null && shop.getState().place.choice.kind === 'undecided')
      modals.replace({ kind: 'dispatch', next: 'nothing' });
    else frame.close();
  };
  return (
    <Dialog label={texts.menu.ageTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={texts.menu.ageTitle} />
      <DialogBody>
        <p>{texts.menu.ageText}</p>
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          <Button wide onClick={accept}>
            {texts.menu.ageYes}
          </Button>
          <Button look="link" wide onClick={frame.close}>
            {texts.menu.ageNo}
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  );
}
