import type { AddressKind } from '@comanda/domain/address/saved-address.ts';
import { addressesTexts } from '@comanda/i18n/areas/addresses.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { useRemoveAddress } from './use-remove-address.ts';
import type { SavedAddressAnswer } from '../../shop/place/saved-address.ts';
import { AddressEntry } from './address-entry.tsx';
import { AddressKindChips } from './address-kind-chips.tsx';
import css from '../../shop/place/place.module.css';
import { saveProblemText } from './save-problem.ts';
import { useSaveAddress } from './use-save-address.ts';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    addAddress: {
      request: {
        /** The address to change; null: a new one. */
        address: SavedAddressAnswer | null;
      };
    };
  }
}

/** The dialog that creates or edits a saved address. docs/rules/places.md#saved-address-dialog. */
export function SavedAddressModal({ request, frame }: ModalProps<'addAddress'>) {
  const { texts } = useApp();
  const words = useTextsOf(addressesTexts);
  const { address } = request;
  const { form, kind, setKind, trouble } = useSaveAddress(address, frame);
  const title = address === null ? words.newTitle : words.changeTitle;
  return (
    <Dialog label={title} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={title} />
      <DialogBody>
        <div className={css.stack}>
          <KindField kind={kind} onChange={setKind} />
          <AddressEntry form={form} />
        </div>
      </DialogBody>
      <DialogFoot>
        <div className={css.stacked}>
          {trouble === null ? null : (
            <Notice tone="bad">{saveProblemText(trouble, words.trouble)}</Notice>
          )}
          <Button wide onClick={form.submit} aria-disabled={form.busy}>
            {address === null ? words.save : words.saveChanges}
          </Button>
          {address === null ? null : <RemoveButton address={address} onRemoved={frame.close} />}
        </div>
      </DialogFoot>
    </Dialog>
  );
}

function KindField({
  kind,
  onChange,
}: {
  kind: AddressKind;
  onChange: (kind: AddressKind) => void;
}) {
  const words = useTextsOf(addressesTexts);
  return (
    <div className={css.kinds}>
      <AddressKindChips name="address-kind" legend={words.kind} value={kind} onChange={onChange} />
    </div>
  );
}

function RemoveButton({
  address,
  onRemoved,
}: {
  address: SavedAddressAnswer;
  onRemoved: () => void;
}) {
  const words = useTextsOf(addressesTexts);
  const remove = useRemoveAddress();
  const run = async (): Promise<void> => {
    if (await remove(address)) onRemoved();
  };
  return (
    <Button look="link" wide onClick={() => void run()}>
      {words.removeThis}
    </Button>
  );
}
