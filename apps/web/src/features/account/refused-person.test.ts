import { countries } from '@comanda/domain/country/countries.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { fieldsTexts } from '@comanda/i18n/areas/fields.ts';
import { expect, test } from 'vitest';
import { refusedPersonMessages } from './refused-person.ts';

const values = { name: 'Ana', email: 'ana@example.com', phone: '8765432' };
const messagesOf = (refusal: ReturnType<typeof refusalOf>) =>
  refusedPersonMessages(refusal, values, countries.cl, fieldsTexts('es-CL'));

test('a phone of another account is said at the phone', () => {
  const fields = { phone: 'phone_taken' };
  expect(messagesOf(refusalOf('PHONE_TAKEN', { fields }))).toEqual({
    phone: 'Ese teléfono ya está en otra cuenta. Usa otro número.',
  });
});

test('a field that the server refuses has the message of the form', () => {
  const fields = { name: { key: 'spacesAtEnds' }, phone: { key: 'exactLength', length: 8 } };
  expect(messagesOf(refusalOf('FIELD_VALIDATION', { fields }))).toEqual({
    name: 'Quita los espacios del comienzo o del final.',
    phone: 'Falta 1 dígito: son 8 después del +56 9.',
  });
});

test('a refusal that names no field has no message for one', () => {
  expect(messagesOf(refusalOf('NETWORK_ERROR'))).toEqual({});
});
