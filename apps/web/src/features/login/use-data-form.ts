import { checkName } from '@comanda/domain/checkout/check-name.ts';
import { checkPhone, localPhone } from '@comanda/domain/checkout/check-phone.ts';
import { type RefObject, useRef, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import type { User } from '../../shop/session/user-session.ts';
import { readTypedPerson } from './typed-person.ts';
import { useFieldText } from './use-field-text.ts';
import { useFocusOnStep } from './use-focus-on-step.ts';
import { useSaveData } from './use-save-data.ts';

/** One field of the form. `problem`: the message below it. */
export type DataField = {
  value: string;
  set: (value: string) => void;
  input: RefObject<HTMLInputElement | null>;
  problem: string | undefined;
};

/**
 * The name and the phone that an account lacks, filled in from the checkout. Problems show after
 * the first submit. `submit` focuses the field that is wrong.
 */
export function useDataForm(user: User, onSaved: () => void) {
  const { page, clock } = useApp();
  const { country } = page.settings;
  const [typed] = useState(() => readTypedPerson(clock.now()));
  const [nameValue, setName] = useState(user.name === '' ? (typed?.name ?? '') : user.name);
  const [phoneValue, setPhone] = useState(
    localPhone(user.phone === '' ? (typed?.phone ?? '') : user.phone, country),
  );
  const [wasSent, setWasSent] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  const phoneInput = useRef<HTMLInputElement>(null);
  useFocusOnStep(user.name === '' ? nameInput : phoneInput, true);
  const { save, isBusy, refusal, taken } = useSaveData();
  const fieldText = useFieldText();
  const wrongName = checkName(nameValue);
  const wrongPhone = checkPhone(phoneValue, country);
  const phoneText = (): string | undefined =>
    fieldText('phone', wrongPhone, refusal, phoneValue) ?? taken(phoneValue);
  const submit = async (): Promise<void> => {
    setWasSent(true);
    if (isBusy) return;
    if (wrongName !== null) return nameInput.current?.focus();
    if (wrongPhone !== null) return phoneInput.current?.focus();
    if (await save({ name: nameValue, phone: phoneValue })) onSaved();
    else phoneInput.current?.focus();
  };
  const name: DataField = {
    value: nameValue,
    set: setName,
    input: nameInput,
    problem: wasSent ? fieldText('name', wrongName, refusal) : undefined,
  };
  const phone: DataField = {
    value: phoneValue,
    set: setPhone,
    input: phoneInput,
    problem: wasSent ? phoneText() : undefined,
  };
  return { name, phone, submit, isBusy, refusal };
}
