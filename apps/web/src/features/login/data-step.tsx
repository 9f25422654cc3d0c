import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { phonePrefix } from '@comanda/i18n/format/phone-text.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { Button } from '@comanda/ui/button.tsx';
import { DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { focusNextField } from '@comanda/ui/focus-next-field.ts';
import type { SubmitEvent } from 'react';
import type { ModalAnswers } from '../../shop/modals/modal-request.ts';
import type { User } from '../../shop/session/user-session.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { dropsEndSpaces } from '../../shop/without-end-spaces.ts';
import css from './login.module.css';
import { RefusalNotice } from './refusal-notice.tsx';
import { type DataField, useDataForm } from './use-data-form.ts';

type Props = { user: User; frame: ModalFrame<ModalAnswers['login']> };

/**
 * The third step: the name and the phone that the account does not have yet, filled in from the
 * checkout. It may be skipped. docs/rules/login.md#name-and-phone-after-the-code.
 */
export function DataStep({ user, frame }: Props) {
  const words = useTextsOf(loginTexts);
  const leave = (): void => frame.answer({ userId: user.id });
  const { name, phone, submit, isBusy, refusal } = useDataForm(user, leave);
  const isInField = name.problem !== undefined || phone.problem !== undefined;
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void submit();
  };
  return (
    <>
      <DialogHead title={words.dataTitle} lead={words.dataLead} />
      <DialogBody>
        <form className={css.step} onSubmit={onSubmit} onKeyDown={focusNextField} noValidate>
          <LoginNameField field={name} />
          <LoginPhoneField field={phone} />
          <RefusalNotice refusal={isInField ? null : refusal} />
          <div className={css.actions}>
            <Button type="submit" wide aria-disabled={isBusy}>
              {isBusy ? words.saving : words.save}
            </Button>
            <Button look="link" wide onClick={leave}>
              {words.later}
            </Button>
          </div>
        </form>
      </DialogBody>
    </>
  );
}

function LoginNameField({ field }: { field: DataField }) {
  const words = useTextsOf(checkoutTexts);
  return (
    <Field id="login-name" label={words.name} problem={field.problem}>
      <input
        ref={field.input}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        value={field.value}
        onChange={({ target }) => field.set(target.value)}
        {...dropsEndSpaces(field.set)}
      />
    </Field>
  );
}

function LoginPhoneField({ field }: { field: DataField }) {
  const words = useTextsOf(checkoutTexts);
  const { country } = useSettings();
  return (
    <Field
      id="login-phone"
      label={words.phone}
      prefix={phonePrefix(country.code)}
      problem={field.problem}
    >
      <input
        ref={field.input}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="done"
        value={field.value}
        onChange={({ target }) => field.set(target.value)}
      />
    </Field>
  );
}
