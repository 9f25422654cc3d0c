import { checkEmail } from '@comanda/domain/checkout/check-email.ts';
import { checkName, normalName } from '@comanda/domain/checkout/check-name.ts';
import { checkPhone, fullPhone, localPhone } from '@comanda/domain/checkout/check-phone.ts';
import type { FieldProblem } from '@comanda/domain/checkout/field-problem.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { FieldTexts } from '@comanda/i18n/es/fields.ts';
import { fieldText, phoneProblemText } from '@comanda/i18n/field-text.ts';
import type { Person } from '@comanda/client/session.ts';

/** The fields of a person's form, in their order. */
export const personFields = ['name', 'phone', 'email'] as const;
export type PersonField = (typeof personFields)[number];

/** The form's values as typed; the phone without its country prefix. */
export type PersonValues = Record<PersonField, string>;
export type PersonMessages = Partial<Record<PersonField, string>>;

export const personValues = ({ name, email, phone }: Person, country: Country): PersonValues => ({
  name,
  email,
  phone: phone === '' ? '' : localPhone(phone, country),
});

/**
 * Returns the person as it is stored: composed accents, no spaces around the email, the phone with
 * its prefix.
 */
export const typedPerson = ({ name, email, phone }: PersonValues, country: Country): Person => ({
  name: normalName(name),
  email: email.trim(),
  phone: fullPhone(phone, country),
});

/**
 * Returns the problems of a form, by the rules of the checkout.
 * docs/rules/checkout.md#field-messages.
 */
export function personMessages(
  values: PersonValues,
  country: Country,
  texts: FieldTexts,
): PersonMessages {
  const found: readonly (readonly [PersonField, FieldProblem | null])[] = [
    ['name', checkName(values.name)],
    ['phone', checkPhone(values.phone, country)],
    ['email', checkEmail(values.email)],
  ];
  return Object.fromEntries(
    found.flatMap(([field, problem]) =>
      problem === null ? [] : [[field, personMessage(field, problem, values, country, texts)]],
    ),
  );
}

export function personMessage(
  field: PersonField,
  problem: FieldProblem,
  { phone }: PersonValues,
  country: Country,
  texts: FieldTexts,
): string {
  const write = (amount: Parameters<typeof formatMoney>[0]): string => formatMoney(amount, country);
  return field === 'phone'
    ? phoneProblemText(texts, problem, phone, country, { write })
    : fieldText(texts, problem, { field, write });
}

/** Returns the first field, in the form's order, that has a message. */
export const firstMessage = (messages: PersonMessages): PersonField | null =>
  personFields.find((field) => messages[field] !== undefined) ?? null;
