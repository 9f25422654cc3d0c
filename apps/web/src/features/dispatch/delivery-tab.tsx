import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import type { DispatchTexts } from '@comanda/i18n/es/dispatch.ts';
import { useArea } from '../../platform/app-context.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogBody, DialogFoot } from '../../ui/dialog.tsx';
import { isGiven } from './address-draft.ts';
import { AddressEntry } from './address-entry.tsx';
import type { Chosen } from './chosen.ts';
import css from './dispatch.module.css';
import { KnownAddresses } from './known-addresses.tsx';
import { Outside } from './outside.tsx';
import { SaveAsField } from './save-as.tsx';
import type { AddressForm } from './use-address-form.ts';
import { useDelivery } from './use-delivery.ts';

type Props = { onChoose: (chosen: Chosen) => Promise<void>; onPickup: () => void };

/** Where to bring it: given here, kept from before or used lately. Store and fee follow from the place. */
export function DeliveryTab({ onChoose, onPickup }: Props) {
  const words = useArea(dispatchTexts);
  const { form, saveAs, setSaveAs } = useDelivery(onChoose);
  return (
    <>
      <DialogBody>
        <div className={css.stack}>
          <AddressEntry form={form}>
            {form.problem?.kind === 'outside' ? <Outside onPickup={onPickup} onOther={form.restart} /> : null}
          </AddressEntry>
          {isGiven(form.draft) ? <SaveAsField value={saveAs} onChange={setSaveAs} /> : <KnownAddresses onPick={form.reuse} />}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button wide onClick={form.submit} aria-disabled={form.busy}>
          <span className={css.confirm}>{confirmWords(form, words)}</span>
        </Button>
      </DialogFoot>
    </>
  );
}

function confirmWords({ draft, problem, isMapGone }: AddressForm, words: DispatchTexts): string {
  if (problem?.kind === 'area' && isMapGone) return words.doubtConfirm;
  if (problem?.kind === 'farPin') return words.doubtUsePin;
  if (draft.entry === 'search') return draft.place === null ? words.addressUse : words.addressConfirm(draft.place.textAddress);
  const street = `${draft.written.street} ${draft.written.number}`.trim();
  return street === '' ? words.addressUse : words.addressConfirm(street);
}
