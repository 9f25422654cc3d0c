import { fieldsTexts } from '@comanda/i18n/areas/fields.ts';
import { type ChangeEvent, useState } from 'react';
import type { Person } from '@comanda/client/session.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import {
  firstMessage,
  type PersonField,
  personFields,
  type PersonMessages,
  personMessages,
  type PersonValues,
  personValues,
} from './person-form.ts';

/**
 * `input`: the properties of a field's control. `firstProblem` shows every problem and returns its
 * first field.
 */
export type PersonForm = {
  values: PersonValues;
  messageOf: (field: PersonField) => string | undefined;
  input: (field: PersonField) => {
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onBlur: () => void;
  };
  change: (field: PersonField, value: string) => void;
  firstProblem: () => PersonField | null;
  /** Marks the fields that the server refused, until they change. */
  showRefused: (messages: PersonMessages) => void;
};

/**
 * A person's form. A field shows its problem once it was edited and left, or once the form was
 * sent.
 */
export function usePersonForm(person: Person): PersonForm {
  const { country } = useSettings();
  const texts = useTextsOf(fieldsTexts);
  const [values, setValues] = useState(() => personValues(person, country));
  const [checked, setChecked] = useState<ReadonlySet<PersonField>>(new Set());
  const [refused, setRefused] = useState<PersonMessages>({});
  const messages = personMessages(values, country, texts);
  const show = (fields: readonly PersonField[]): void =>
    setChecked((before) => new Set([...before, ...fields]));
  const change = (field: PersonField, value: string): void => {
    setValues((before) => ({ ...before, [field]: value }));
    setRefused((before) => ({ ...before, [field]: undefined }));
  };
  return {
    values,
    messageOf: (field) => refused[field] ?? (checked.has(field) ? messages[field] : undefined),
    input: (field) => ({
      value: values[field],
      onChange: ({ target }) => change(field, target.value),
      onBlur: () => (values[field] === personValues(person, country)[field] ? null : show([field])),
    }),
    change,
    firstProblem: () => {
      show(personFields);
      return firstMessage(messages);
    },
    showRefused: setRefused,
  };
}
