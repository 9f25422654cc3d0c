import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import type { DispatchTexts } from '@comanda/i18n/es/dispatch.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { Button } from '@comanda/ui/button.tsx';
import { DialogBody, DialogFoot } from '@comanda/ui/dialog.tsx';
import { hasAddress } from '../../features/address/address-form-draft.ts';
import { AddressEntry } from '../../features/address/address-entry.tsx';
import type { DispatchSelection } from '../../features/dispatch/dispatch-selection.ts';
import css from '../../shop/place/place.module.css';
import { KnownAddresses } from '../../features/address/known-addresses.tsx';
import { OutsideCoverage } from '../../features/dispatch/outside-coverage.tsx';
import { SaveAsField } from '../../features/address/save-as-field.tsx';
import type { AddressForm } from '../../features/address/use-address-form.ts';
import { useDelivery } from './use-delivery.ts';

type Props = { onChoose: (chosen: DispatchSelection) => Promise<void>; onPickup: () => void };

/**
 * The delivery address: a new one, a saved one or a recent one. Store and fee follow from the
 * address.
 */
export function DeliveryTab({ onChoose, onPickup }: Props) {
  const words = useTextsOf(dispatchTexts);
  const { form, saveAs, setSaveAs } = useDelivery(onChoose);
  return (
    <>
      <DialogBody>
        <div className={css.stack}>
          <AddressEntry form={form}>
            {form.problem?.kind === 'outside' ? (
              <OutsideCoverage onPickup={onPickup} onOther={form.restart} />
            ) : null}
          </AddressEntry>
          {hasAddress(form.draft) ? (
            <SaveAsField value={saveAs} onChange={setSaveAs} />
          ) : (
            <KnownAddresses onPick={form.reuse} />
          )}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button wide onClick={form.submit} aria-disabled={form.busy}>
          <span className={css.confirm}>{confirmText(form, words)}</span>
        </Button>
      </DialogFoot>
    </>
  );
}

function confirmText({ draft, problem, isMapGone }: AddressForm, words: DispatchTexts): string {
  if (problem?.kind === 'area' && isMapGone) return words.doubtConfirm;
  if (problem?.kind === 'farPin') return words.doubtUsePin;
  if (draft.entry === 'search')
    return draft.place === null ? words.addressUse : words.addressConfirm(draft.place.textAddress);
  const street = `${draft.written.street} ${draft.written.number}`.trim();
  return street === '' ? words.addressUse : words.addressConfirm(street);
}
