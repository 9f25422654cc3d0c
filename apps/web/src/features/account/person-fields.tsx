import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { phonePrefix } from '@comanda/i18n/format/phone-text.ts';
import { Field } from '@comanda/ui/field.tsx';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { PersonField } from './person-form.ts';
import type { PersonForm } from './use-person-form.ts';
import { dropsEndSpaces } from '../../shop/without-end-spaces.ts';

const personFieldId = (field: PersonField): string => `person-${field}`;
export const focusPersonField = (field: PersonField): void =>
  document.getElementById(personFieldId(field))?.focus();

type Props = { form: PersonForm };

export function NameField({ form }: Props) {
  const words = useTextsOf(checkoutTexts);
  const { onBlur, ...input } = form.input('name');
  const drops = dropsEndSpaces((name) => form.change('name', name));
  return (
    <Field id={personFieldId('name')} label={words.name} problem={form.messageOf('name')}>
      <input
        autoComplete="name"
        autoCapitalize="words"
        {...input}
        onKeyDown={drops.onKeyDown}
        onBlur={(event) => {
          drops.onBlur(event);
          onBlur();
        }}
      />
    </Field>
  );
}

/** The phone, with the country's prefix before the field. */
export function PhoneField({ form }: Props) {
  const words = useTextsOf(checkoutTexts);
  const { country } = useSettings();
  return (
    <Field
      id={personFieldId('phone')}
      label={words.phone}
      prefix={phonePrefix(country.code)}
      problem={form.messageOf('phone')}
    >
      <input type="tel" inputMode="tel" autoComplete="tel-national" {...form.input('phone')} />
    </Field>
  );
}

export function EmailField({ form, hint }: Props & { hint: string }) {
  const words = useTextsOf(checkoutTexts);
  return (
    <Field
      id={personFieldId('email')}
      label={words.email}
      hint={hint}
      problem={form.messageOf('email')}
    >
      <input type="email" inputMode="email" autoComplete="email" {...form.input('email')} />
    </Field>
  );
}
