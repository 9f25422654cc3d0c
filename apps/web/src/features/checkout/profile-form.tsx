import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { localPhone } from '@comanda/domain/checkout/check-phone.ts';
import { localPhoneText, phonePrefix } from '@comanda/i18n/format/phone-text.ts';
import type { FocusEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { dropsEndSpaces } from '../../shop/without-end-spaces.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Field } from '@comanda/ui/field.tsx';
import css from './checkout.module.css';
import { FoldRow } from './fold-row.tsx';
import type { FormValues } from './form-values.ts';
import { LoginOffer } from './login-offer.tsx';
import { SaveInProfile } from './save-in-profile.tsx';
import { useFieldProblem } from './use-checkout-form.ts';

/**
 * The person who orders. Folded it shows name, phone without its prefix and email; open it shows
 * the fields, with the login offer for guests and a logout for users. A missing or wrong field
 * keeps it open. docs/rules/checkout.md#folded-sections.
 */
export function ProfileForm() {
  const words = useTextsOf(checkoutTexts);
  const { country } = useSettings();
  const isUser = useSession()?.role === 'user';
  const { watch } = useFormContext<FormValues>();
  const values = watch(['name', 'phone', 'email']);
  return (
    <FoldRow
      fold="profile"
      icon="user"
      title={words.profileTitle}
      aside={isUser ? <LogoutLink /> : <LoginOffer />}
      value={values[0]}
      note={[localPhoneText(localPhone(values[1], country), country.code), values[2]].join(' · ')}
    >
      <PersonInputs />
    </FoldRow>
  );
}

function PersonInputs() {
  const words = useTextsOf(checkoutTexts);
  const { country } = useSettings();
  const { register } = useFormContext<FormValues>();
  const nameInput = useNameInput();
  const [name, phone, email] = [
    useFieldProblem('name'),
    useFieldProblem('phone'),
    useFieldProblem('email'),
  ];
  return (
    <div className={`${css.form} ${css.formTwo}`}>
      <Field id="field-name" label={words.name} problem={name}>
        <input autoComplete="name" autoCapitalize="words" enterKeyHint="next" {...nameInput} />
      </Field>
      <Field
        id="field-phone"
        label={words.phone}
        prefix={phonePrefix(country.code)}
        problem={phone}
      >
        <input
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          enterKeyHint="next"
          {...register('phone')}
        />
      </Field>
      <div className={css.wide}>
        <Field id="field-email" label={words.email} hint={words.emailHint} problem={email}>
          <input
            type="email"
            inputMode="email"
            autoComplete="email"
            enterKeyHint="done"
            placeholder={words.emailExample}
            {...register('email')}
          />
        </Field>
      </div>
      <div className={css.wide}>
        <SaveInProfile />
      </div>
    </div>
  );
}

/** The name field's properties: it drops the spaces at its ends before it is checked. */
function useNameInput() {
  const { register, setValue } = useFormContext<FormValues>();
  const { onBlur, ...input } = register('name');
  const drops = dropsEndSpaces((name) => setValue('name', name, { shouldDirty: true }));
  return {
    ...input,
    onKeyDown: drops.onKeyDown,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      drops.onBlur(event);
      void onBlur(event);
    },
  };
}

/** Asks before the user is logged out. docs/rules/web.md#logout-in-the-browser. */
function LogoutLink() {
  const words = useTextsOf(checkoutTexts);
  const modals = useModals();
  return (
    <Button look="link" onClick={() => modals.open({ kind: 'logout' })}>
      {words.logout}
    </Button>
  );
}
