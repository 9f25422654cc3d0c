import { checkName } from '@comanda/domain/checkout/check-name.ts';
import { checkPhone } from '@comanda/domain/checkout/check-phone.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import css from './riders.module.css';
import { useRidersTexts } from './use-riders-texts.ts';

type Props = { isOff: boolean; onSave: (rider: { name: string; phone: string }) => void };

/**
 * Name and phone of a rider who is not in the list. The same rules as the server's say what is
 * wrong.
 */
export function NewRider({ isOff, onSave }: Props) {
  const { assign: texts } = useRidersTexts();
  const { country } = useCounter().page;
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isNameWrong = checkName(name.trim()) !== null;
  const isPhoneWrong = checkPhone(phone, country) !== null;
  const save = (): void => {
    setChecked(true);
    if (!isOff && !isNameWrong && !isPhoneWrong) onSave({ name: name.trim(), phone });
  };
  return (
    <form
      className={css.column}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        id="rider-name"
        label={texts.name}
        problem={isChecked && isNameWrong ? texts.wrongName : undefined}
      >
        <input
          value={name}
          maxLength={fieldLengths.name}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field
        id="rider-phone"
        label={texts.phone}
        prefix={country.phonePrefix}
        hint={texts.phoneHint}
        problem={isChecked && isPhoneWrong ? texts.wrongPhone(country.phoneDigits) : undefined}
      >
        <input
          type="tel"
          inputMode="tel"
          value={phone}
          maxLength={20}
          autoComplete="off"
          onChange={({ target }) => setPhone(target.value)}
        />
      </Field>
      <Button type="submit" wide aria-disabled={isOff}>
        {texts.save}
      </Button>
    </form>
  );
}
