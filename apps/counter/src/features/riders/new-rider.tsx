import { checkName } from '@comanda/domain/checkout/check-name.ts';
import { checkPhone } from '@comanda/domain/checkout/check-phone.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { type SubmitEvent, useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { useCheckedForm } from '../../counter/use-checked-form.ts';
import css from './riders.module.css';
import { useRidersTexts } from './use-riders-texts.ts';

type Props = { isOff: boolean; onSave: (rider: { name: string; phone: string }) => void };

/** Name and phone of a rider who is not in the list. */
export function NewRider(props: Props) {
  const { assign: texts } = useRidersTexts();
  const { country } = useCounter().page;
  const { form, rider, change, isNameWrong, isPhoneWrong, save } = useNewRider(props);
  return (
    <form className={css.column} ref={form} noValidate onSubmit={save}>
      <Field id="rider-name" label={texts.name} problem={isNameWrong ? texts.wrongName : undefined}>
        <input
          value={rider.name}
          maxLength={fieldLengths.name}
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field
        id="rider-phone"
        label={texts.phone}
        prefix={country.phonePrefix}
        hint={texts.phoneHint}
        problem={isPhoneWrong ? texts.wrongPhone(country.phoneDigits) : undefined}
      >
        <input
          type="tel"
          inputMode="tel"
          value={rider.phone}
          maxLength={20}
          autoComplete="off"
          onChange={({ target }) => change({ phone: target.value })}
        />
      </Field>
      <Button type="submit" wide aria-disabled={props.isOff}>
        {texts.save}
      </Button>
    </form>
  );
}

/**
 * The typed rider. The same rules as the server's say what is wrong, once somebody tried to save.
 */
function useNewRider({ isOff, onSave }: Props) {
  const { country } = useCounter().page;
  const [rider, setRider] = useState({ name: '', phone: '' });
  const { form, isChecked, check } = useCheckedForm();
  const isNameWrong = checkName(rider.name.trim()) !== null;
  const isPhoneWrong = checkPhone(rider.phone, country) !== null;
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isNameWrong || isPhoneWrong) return check();
    if (isOff) return;
    onSave({ ...rider, name: rider.name.trim() });
  };
  return {
    form,
    rider,
    change: (part: Partial<typeof rider>) => setRider((typed) => ({ ...typed, ...part })),
    isNameWrong: isChecked && isNameWrong,
    isPhoneWrong: isChecked && isPhoneWrong,
    save,
  };
}
