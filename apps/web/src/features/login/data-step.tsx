import { checkName } from '@comanda/domain/checkout/check-name.ts';
import { checkPhone, localPhone } from '@comanda/domain/checkout/check-phone.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { phonePrefix } from '@comanda/i18n/format/phone-text.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { Button } from '@comanda/ui/button.tsx';
import { DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { type SubmitEvent, useRef, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import type { ModalAnswers } from '../../shop/modals/modal-request.ts';
import type { User } from '../../shop/session/user-session.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { dropsEndSpaces } from '../../shop/without-end-spaces.ts';
import css from './login.module.css';
import { RefusalNotice } from './refusal-notice.tsx';
import { readTypedPerson } from './typed-person.ts';
import { useFieldText } from './use-field-text.ts';
import { useFocusOnStep } from './use-focus-on-step.ts';
import { useSaveData } from './use-save-data.ts';

type Props = { user: User; frame: ModalFrame<ModalAnswers['login']> };

/**
 * The third step: the name and the phone that the account does not have yet, filled in from the
 * checkout. It may be skipped. docs/rules/login.md#name-and-phone-after-the-code.
 */
export function DataStep({ user, frame }: Props) {
  const { page, clock } = useApp();
  const { country } = page.settings;
  const words = useTextsOf(loginTexts);
  const checkout = useTextsOf(checkoutTexts);
  const [typed] = useState(() => readTypedPerson(clock.now()));
  const [name, setName] = useState(user.name === '' ? (typed?.name ?? '') : user.name);
  const [phone, setPhone] = useState(
    localPhone(user.phone === '' ? (typed?.phone ?? '') : user.phone, country),
  );
  const [wasSent, setWasSent] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  const phoneInput = useRef<HTMLInputElement>(null);
  useFocusOnStep(user.name === '' ? nameInput : phoneInput, true);
  const { save, isBusy, refusal, taken } = useSaveData();
  const fieldText = useFieldText();
  const nameProblem = wasSent ? fieldText('name', checkName(name), refusal) : undefined;
  const phoneProblem = wasSent
    ? (fieldText('phone', checkPhone(phone, country), refusal, phone) ?? taken(phone))
    : undefined;
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setWasSent(true);
    if (isBusy) return;
    if (checkName(name) !== null) return nameInput.current?.focus();
    if (checkPhone(phone, country) !== null) return phoneInput.current?.focus();
    if (await save({ name, phone })) frame.answer({ userId: user.id });
    else phoneInput.current?.focus();
  };
  return (
    <>
      <DialogHead title={words.dataTitle} lead={words.dataLead} />
      <DialogBody>
        <form className={css.step} onSubmit={(event) => void submit(event)} noValidate>
          <Field id="login-name" label={checkout.name} problem={nameProblem}>
            <input
              ref={nameInput}
              autoComplete="name"
              autoCapitalize="words"
              value={name}
              onChange={({ target }) => setName(target.value)}
              {...dropsEndSpaces(setName)}
            />
          </Field>
          <Field
            id="login-phone"
            label={checkout.phone}
            prefix={phonePrefix(country.code)}
            problem={phoneProblem}
          >
            <input
              ref={phoneInput}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              value={phone}
              onChange={({ target }) => setPhone(target.value)}
            />
          </Field>
          <RefusalNotice
            refusal={nameProblem === undefined && phoneProblem === undefined ? refusal : null}
          />
          <div className={css.actions}>
            <Button type="submit" wide aria-disabled={isBusy}>
              {isBusy ? words.saving : words.save}
            </Button>
            <Button look="link" wide onClick={() => frame.answer({ userId: user.id })}>
              {words.later}
            </Button>
          </div>
        </form>
      </DialogBody>
    </>
  );
}
