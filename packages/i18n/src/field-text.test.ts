import { checkAnswer } from '@comanda/domain/checkout/check-answer.ts';
import { checkEmail } from '@comanda/domain/checkout/check-email.ts';
import { checkName } from '@comanda/domain/checkout/check-name.ts';
import type { FieldProblem } from '@comanda/domain/checkout/field-problem.ts';
import { checkPhone } from '@comanda/domain/checkout/check-phone.ts';
import { countries } from '@comanda/domain/country/countries.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import { fieldsTexts } from './areas/fields.ts';
import { fieldText, phoneProblemText } from './field-text.ts';

const texts = fieldsTexts('es-CL');
const write = (amount: Minor) => formatMoney(amount, countries.cl);
const below = (field: string, problem: FieldProblem | null) =>
  problem === null ? null : fieldText(texts, problem, { field, write });
const belowPhone = (typed: string) => {
  const problem = checkPhone(typed, countries.cl);
  return problem === null ? null : phoneProblemText(texts, problem, typed, countries.cl, { write });
};

test('the text of a refused name explains its problem', () => {
  expect(below('name', checkName(''))).toBe('Escribe tu nombre y apellido.');
  expect(below('name', checkName('Al'))).toBe('Escribe al menos 3 caracteres.');
  expect(below('name', checkName('a'.repeat(61)))).toBe('Usa como máximo 60 caracteres.');
  expect(below('name', checkName(' Ana'))).toBe('Quita los espacios del comienzo o del final.');
  expect(below('name', checkName('Ana 3'))).toBe('Solo letras, espacios, guiones y apóstrofos.');
  expect(below('name', checkName("Álvaro O'Higgins"))).toBeNull();
});

test('the text of a short phone number has the number of missing digits', () => {
  expect(belowPhone('')).toBe('Escribe tu teléfono.');
  expect(belowPhone('987654')).toBe('Faltan 2 dígitos: son 8 después del +56 9.');
  expect(belowPhone('9876543')).toBe('Falta 1 dígito: son 8 después del +56 9.');
  expect(belowPhone('8765432100')).toBe('Sobran dígitos: son 8 después del +56 9.');
  expect(belowPhone('98-76')).toBe('Solo números.');
  expect(belowPhone('98765432')).toBeNull();
});

test('the other fields of the form have their own texts', () => {
  expect(below('email', checkEmail('amparo'))).toContain('Revisa el correo');
  expect(
    below('answer.3', checkAnswer('', { id: 3, question: '¿NIT?', required: true, kind: 'nit' })),
  ).toBe('Completa este dato.');
  expect(
    below(
      'answer.3',
      checkAnswer('12345', { id: 3, question: '¿NIT?', required: true, kind: 'nit' }),
    ),
  ).toContain('Revisa el NIT');
  expect(below('cashAmount', { key: 'tooLittleCash', amount: 17_980 })).toBe(
    'Tiene que ser $17.980 o más.',
  );
  expect(below('cashAmount', { key: 'noAmount', example: 12_500 })).toBe(
    'Escribe el monto así: $12.500.',
  );
  expect(below('termsAndConditions', { key: 'mustAccept' })).toBe(
    'Acepta los términos para seguir.',
  );
});
