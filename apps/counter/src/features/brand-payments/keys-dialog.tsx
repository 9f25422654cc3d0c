import { keyChoiceName, keyFieldName } from '@comanda/i18n/payment-key-names.ts';
import { type PaymentKeys, savePaymentKeys } from '@comanda/contract/counter/payment-keys.ts';
import { isKeyText } from '@comanda/domain/payment/payment-keys.ts';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { type SubmitEvent, useState } from 'react';
import { ActionButton } from '../../counter/action-button.tsx';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { SelectField, TextField } from '../../counter/brand-draft/field-parts.tsx';
import { useCheckedForm } from '../../counter/use-checked-form.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { nameOfSecret } from './name-of-secret.ts';
import { useBrandPaymentTexts } from './use-brand-payment-texts.ts';

type Props = { keys: PaymentKeys; onStored: () => void; onClose: () => void };

/**
 * Asks for all keys of a secret anew, since none is ever shown. Refused ones stay in the form.
 * docs/rules/back-office.md#payment-keys.
 */
export function KeysDialog({ keys, onStored, onClose }: Props) {
  const { dialog: texts, refused } = useBrandPaymentTexts();
  const name = nameOfSecret(keys);
  const { form, isChecked, check } = useCheckedForm();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isRefused, setRefused] = useState(false);
  const { run, isBusy } = useCounterAction(savePaymentKeys, {
    onDone: (answer) => (answer?.result === 'refused' ? setRefused(true) : onStored()),
  });
  const fields = keys.fields.map(({ name: field, choices }) => ({
    name: field,
    choices,
    value: (typed[field] ?? choices[0] ?? '').trim(),
  }));
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    if (fields.some(({ value }) => !isKeyText(value))) return check();
    setRefused(false);
    void run({
      params: { secret: keys.secret },
      body: { fields: fields.map((field) => ({ name: field.name, value: field.value })) },
    });
  };
  const set = (field: string) => (value: string) => setTyped({ ...typed, [field]: value });
  return (
    <Dialog label={texts.title(name)} closeLabel={texts.close} staysOnOverlay onClose={onClose}>
      <DialogHead title={texts.title(name)} lead={texts.lead} />
      <form className={backOffice.formFrame} noValidate ref={form} onSubmit={submit}>
        <DialogBody>
          <div className={backOffice.form}>
            {keys.inUse !== null && keys.openPayments + keys.savedCards > 0 && (
              <Notice>
                <p>{texts.uses({ payments: keys.openPayments, cards: keys.savedCards })}</p>
              </Notice>
            )}
            {isRefused && (
              <Notice tone="bad">
                <p>
                  <b>{refused(name)}</b> {texts.refused}
                </p>
              </Notice>
            )}
            {fields.map(({ name: field, choices, value }) =>
              choices.length > 0 ? (
                <SelectField
                  key={field}
                  label={keyFieldName(field)}
                  value={value}
                  options={choices.map((choice) => ({
                    value: choice,
                    label: keyChoiceName(choice),
                  }))}
                  onChange={set(field)}
                />
              ) : (
                <TextField
                  key={field}
                  label={keyFieldName(field)}
                  value={typed[field] ?? ''}
                  problem={isChecked && !isKeyText(value) ? texts.missing : undefined}
                  onChange={set(field)}
                />
              ),
            )}
          </div>
        </DialogBody>
        <DialogFoot>
          <ActionButton wide isBusy={isBusy}>
            {keys.hasTrial ? texts.save : texts.saveUntried}
          </ActionButton>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
