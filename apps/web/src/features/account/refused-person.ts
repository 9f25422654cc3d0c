import { refusedFields } from '@comanda/domain/checkout/refused-fields.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { FieldTexts } from '@comanda/i18n/es/fields.ts';
import {
  type PersonMessages,
  personFields,
  personMessage,
  type PersonValues,
} from './person-form.ts';

/**
 * Returns the messages of the fields that a refusal of `PATCH v1/users/update_me` names; empty if
 * it names none. docs/rules/profile.md#phone-of-another-account.
 */
export function refusedPersonMessages(
  refusal: Refusal,
  values: PersonValues,
  country: Country,
  texts: FieldTexts,
): PersonMessages {
  if (refusal.label === 'PHONE_TAKEN') return { phone: texts.phoneTaken };
  return Object.fromEntries(
    refusedFields(refusal).flatMap(([marked, problem]) => {
      const field = personFields.find((name) => name === marked);
      return field === undefined
        ? []
        : [[field, personMessage(field, problem, values, country, texts)]];
    }),
  );
}
