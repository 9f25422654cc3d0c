import type { PaymentKeys } from '@comanda/contract/counter/payment-keys.ts';
import type { DraftEdit } from '@comanda/domain/draft/draft-edit.ts';
import { textOf } from '@comanda/domain/draft/json.ts';
import type { FileItem } from '@comanda/domain/draft/menu-file.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { shortMethods } from '@comanda/i18n/method-texts.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { useState } from 'react';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { SwitchRow } from '../../counter/switch-row.tsx';
import { assumedIds, FactsList } from './assumed-facts.tsx';
import css from './brand-payments.module.css';
import { canTakePayments } from './key-state.ts';
import { methodsOf, switchMethod } from './store-methods.ts';
import { useBrandPaymentTexts } from './use-brand-payment-texts.ts';

type Props = {
  keys: PaymentKeys;
  method: PaymentMethodName;
  stores: readonly FileItem[];
  onSwitch: (edit: DraftEdit) => void;
};

/**
 * The stores that take a method, each with its switch in the draft of the stores. Without keys only
 * those are shown that take it already. What is assumed of its money is named before it is switched
 * on.
 */
export function StoreSwitches({ keys, method, stores, onSwitch }: Props) {
  const texts = useBrandPaymentTexts();
  const [asked, setAsked] = useState<FileItem | null>(null);
  const isPossible = canTakePayments(keys);
  const label = shortMethods[method];
  const isOn = (store: FileItem): boolean => methodsOf(store).includes(method);
  const shown = isPossible ? stores : stores.filter(isOn);
  const change = (store: FileItem, on: boolean): void => {
    const edit = switchMethod(store, method, on);
    if (edit !== null) onSwitch(edit);
  };
  return (
    <section className={css.part}>
      <h3>{keys.methods.length > 1 ? label : texts.stores}</h3>
      {!isPossible && <p className={backOffice.note}>{texts.onceKeys}</p>}
      {shown.map((store) => {
        const isOnly = isOn(store) && switchMethod(store, method, false) === null;
        return isOnly ? (
          <p key={store.id} className={backOffice.note}>
            <b>{textOf(store, 'name')}</b> {texts.lastMethod}
          </p>
        ) : (
          <SwitchRow
            key={store.id}
            label={texts.storeSwitch({ method: label, store: textOf(store, 'name') })}
            hint={isOn(store) ? texts.isOn : texts.isOff}
            isOn={isOn(store)}
            onChange={(on) =>
              on && assumedIds(keys, method).length > 0 ? setAsked(store) : change(store, on)
            }
          />
        );
      })}
      {asked !== null && (
        <SwitchOnDialog
          {...{ keys, method, store: asked }}
          onClose={() => setAsked(null)}
          onYes={() => {
            change(asked, true);
            setAsked(null);
          }}
        />
      )}
    </section>
  );
}

type DialogProps = Pick<Props, 'keys' | 'method'> & {
  store: FileItem;
  onYes: () => void;
  onClose: () => void;
};

/** Names what is assumed of a method's money before a store takes it. */
function SwitchOnDialog({ keys, method, store, onYes, onClose }: DialogProps) {
  const { assumed: texts, dialog } = useBrandPaymentTexts();
  const title = texts.before({ method: shortMethods[method], store: textOf(store, 'name') });
  return (
    <Dialog label={title} closeLabel={dialog.close} onClose={onClose}>
      <DialogHead title={title} />
      <DialogBody isReadOnly>
        <div className={css.part}>
          <FactsList method={method} ids={assumedIds(keys, method)} />
        </div>
      </DialogBody>
      <DialogFoot>
        <Button wide onClick={onYes}>
          {texts.on}
        </Button>
        <Button look="link" wide onClick={onClose}>
          {texts.cancel}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
