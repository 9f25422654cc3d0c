import { pickupStores } from '@comanda/domain/store/stores-at-point.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import type { DispatchTexts } from '@comanda/i18n/es/dispatch.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { Button } from '@comanda/ui/button.tsx';
import { DialogBody, DialogFoot } from '@comanda/ui/dialog.tsx';
import { draftPoint, hasAddress } from '../../features/address/address-form-draft.ts';
import { AddressEntry } from '../../features/address/address-entry.tsx';
import type { DispatchSelection } from '../../features/dispatch/dispatch-selection.ts';
import css from '../../shop/place/place.module.css';
import { KnownAddresses } from '../../features/address/known-addresses.tsx';
import { OutsideCoverage } from '../../features/dispatch/outside-coverage.tsx';
import { RecentPickup } from '../../features/dispatch/recent-pickup.tsx';
import { useRecentPickup } from '../../features/dispatch/use-recent-pickup.ts';
import { SaveAsField } from '../../features/address/save-as-field.tsx';
import type { AddressForm } from '../../features/address/use-address-form.ts';
import { useDelivery } from './use-delivery.ts';

type Props = { onChoose: (chosen: DispatchSelection) => Promise<void>; onPickup: () => void };

/**
 * The delivery address: a new one, a saved one or a recent one. Store and fee follow from the
 * address.
 */
export function DeliveryTab({ onChoose, onPickup }: Props) {
  const { page } = useApp();
  const { form, saveAs, setSaveAs } = useDelivery(onChoose);
  const recentStore = useRecentPickup();
  const pickUpAt = pickupStores(page.stores, draftPoint(form.draft, form.area));
  return (
    <>
      <DialogBody>
        <div className={`${css.stack} ${css.split}`}>
          <AddressEntry
            form={form}
            mapBeside
            outside={
              <OutsideCoverage
                onStores={pickUpAt.length > 1 ? onPickup : null}
                onOther={form.restart}
              />
            }
          />
          {hasAddress(form.draft) ? (
            form.isOutside ? null : (
              <SaveAsField value={saveAs} onChange={setSaveAs} />
            )
          ) : (
            <KnownAddresses
              onPick={form.reuse}
              recentStore={recentStore && <RecentPickup store={recentStore} onChoose={onChoose} />}
            />
          )}
        </div>
      </DialogBody>
      <DialogFoot>
        {form.isOutside ? (
          <PickUpInstead store={pickUpAt[0]?.store ?? null} form={form} onChoose={onChoose} />
        ) : (
          <UseAddress form={form} />
        )}
      </DialogFoot>
    </>
  );
}

/** The main button once there is an address; before, a quiet one that leads to its field. */
function UseAddress({ form }: { form: AddressForm }) {
  const words = useTextsOf(dispatchTexts);
  const isSearch = form.draft.entry === 'search';
  if (isWithoutAddress(form))
    return (
      <Button wide look="quiet" onClick={isSearch ? form.focusBox : form.submit}>
        {isSearch ? words.addressChoose : words.addressUse}
      </Button>
    );
  return (
    <Button wide onClick={form.submit} aria-disabled={form.busy}>
      <span className={css.confirm}>{confirmText(form, words)}</span>
    </Button>
  );
}

type InsteadProps = { store: Store | null; form: AddressForm; onChoose: Props['onChoose'] };

/** Outside coverage: the main button picks the order up at the nearest store, if there is one. */
function PickUpInstead({ store, form, onChoose }: InsteadProps) {
  const words = useTextsOf(dispatchTexts);
  if (store === null)
    return (
      <Button wide look="quiet" onClick={form.restart}>
        {words.outsideOther}
      </Button>
    );
  return (
    <Button wide onClick={() => void onChoose({ storeId: store.id, choice: { kind: 'pickup' } })}>
      {words.pickupConfirm(store.name)}
    </Button>
  );
}

const isWithoutAddress = ({ draft }: AddressForm): boolean =>
  draft.entry === 'search' ? draft.place === null : draft.written.street.trim() === '';

function confirmText({ draft, problem, isMapGone }: AddressForm, words: DispatchTexts): string {
  if (problem?.kind === 'area' && isMapGone) return words.doubtConfirm;
  if (problem?.kind === 'farPin') return words.doubtUsePin;
  return words.addressConfirm(
    draft.entry === 'search'
      ? (draft.place?.textAddress ?? '')
      : `${draft.written.street} ${draft.written.number}`.trim(),
  );
}
