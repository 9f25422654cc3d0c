import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { phonePrefix } from '@comanda/i18n/format/phone.ts';
import { useFormContext } from 'react-hook-form';
import { useArea, useSettings } from '../../platform/app-context.tsx';
import { useModals } from '../../platform/modals/modal-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Block } from '../../ui/block.tsx';
import css from './checkout.module.css';
import type { FormValues } from './form-values.ts';
import { useProblem } from './use-checkout-form.ts';

/** Name, phone with the country's prefix before it, email; signing in is a link, never a wall. Spec §2 Profile form. */
export function ProfileForm() {
  const words = useArea(checkoutTexts);
  const { country } = useSettings();
  const modals = useModals();
  const { register } = useFormContext<FormValues>();
  const [name, phone, email] = [useProblem('name'), useProblem('phone'), useProblem('email')];
  return (
    <Block
      title={words.profileTitle}
      aside={
        <Button look="link" onClick={() => modals.open({ kind: 'login' })}>
          {words.signIn}
        </Button>
      }
    >
      <div className={`${css.form} ${css.formTwo}`}>
        <Field id="field-name" label={words.name} problem={name}>
          <input autoComplete="name" autoCapitalize="words" {...register('name')} />
        </Field>
        <Field id="field-phone" label={words.phone} prefix={phonePrefix(country.code)} problem={phone}>
          <input type="tel" inputMode="tel" autoComplete="tel-national" {...register('phone')} />
        </Field>
        <div className={css.wide}>
          <Field id="field-email" label={words.email} hint={words.emailHint} problem={email}>
            <input type="email" inputMode="email" autoComplete="email" placeholder={words.emailExample} {...register('email')} />
          </Field>
        </div>
      </div>
    </Block>
  );
}
