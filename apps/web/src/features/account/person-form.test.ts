import { countries } from '@comanda/domain/country/countries.ts';
import { fieldsTexts } from '@comanda/i18n/areas/fields.ts';
import { expect, test } from 'vitest';
import { personMessages, personValues, typedPerson } from './person-form.ts';

const texts = fieldsTexts('es-CL');
const ana = { name: 'Ana Soto', email: 'ana@example.com', phone: '+56987654321' };

test('fields keep the rules of the checkout, with the digits of the country', () => {
  const wrong = { name: 'A', email: 'ana', phone: '8765' };
  expect(personMessages(wrong, countries.cl, texts)).toEqual({
    name: 'Escribe al menos 3 caracteres.',
    email: 'Revisa el correo: le falta algo, como la @ o el punto.',
    phone: 'Faltan 4 dígitos: son 8 después del +56 9.',
  });
  expect(personMessages(wrong, countries.mx, texts).phone).toBe(
    'Faltan 6 dígitos: son 10 después del +52.',
  );
  expect(personMessages(personValues(ana, countries.cl), countries.cl, texts)).toEqual({});
});

test('the phone is typed without its prefix and stored with it', () => {
  expect(personValues(ana, countries.cl).phone).toBe('87654321');
  expect(personValues({ ...ana, phone: '' }, countries.cl).phone).toBe('');
  const typed = { name: 'Ana Soto', email: ' ana@example.com ', phone: '9 8765 4321' };
  expect(typedPerson(typed, countries.cl)).toEqual(ana);
});
