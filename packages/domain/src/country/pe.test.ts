import { expect, test } from 'vitest';
import { emptyWrittenAddress, writtenAddress } from '../address/written-address.ts';
import { checkAnswer } from '../checkout/check-answer.ts';
import { checkPhone, fullPhone } from '../checkout/check-phone.ts';
import { formatMoney } from '../money/format-money.ts';
import { minor } from '../money/money.ts';
import { parseMoney } from '../money/parse-money.ts';
import { addressSchemaOf } from './address-schema-of.ts';
import { countries } from './countries.ts';
import { isRucOrDni } from './pe.ts';

const question = { id: 1, question: 'RUC o DNI', kind: 'ruc', required: true } as const;

test('a RUC has its check digit, and a DNI has eight digits', () => {
  const right = ['20131312955', '20100070970', '10-07234567-9', '45678912', '4567 8912'];
  expect(right.filter((text) => !isRucOrDni(text))).toEqual([]);
  const wrong = ['20131312954', '20100070971', '30131312955', '4567891', '456789123', 'ABCDEFGH'];
  expect(wrong.filter(isRucOrDni)).toEqual([]);
  expect(checkAnswer('20131312954', question)).toEqual({ key: 'ruc' });
});

test('exactly one of ten check digits fits a RUC', () => {
  for (const start of ['2013131295', '2010007097', '1045678912', '2050000000', '1512345678']) {
    const fitting = [...'0123456789'].filter((digit) => isRucOrDni(start + digit));
    expect(fitting, start).toHaveLength(1);
  }
});

test('a phone of Peru has nine digits and starts with 9', () => {
  const peru = countries.pe;
  expect(checkPhone('987 654 321', peru)).toBeNull();
  expect(checkPhone('+51 987654321', peru)).toBeNull();
  expect(checkPhone('98765432', peru)).toEqual({ key: 'exactLength', length: 9 });
  expect(checkPhone('187654321', peru)).toEqual({ key: 'firstDigit', digit: '9' });
  expect(fullPhone('987 654 321', peru)).toBe('+51987654321');
});

test('money of Peru has a space after the symbol and a point before the céntimos', () => {
  expect(formatMoney(minor(1_250), countries.pe)).toBe('S/\u00a012.50');
  expect(formatMoney(minor(123_456_705), countries.pe)).toBe('S/\u00a01,234,567.05');
  expect(parseMoney('S/ 1,250.50', countries.pe)).toBe(125_050);
});

test('an address of Lima is asked from its distrito on, and ends with it', () => {
  const schema = addressSchemaOf('pe');
  expect(schema.fields.map(({ name }) => name)).toEqual(['municipality', 'street', 'number']);
  const typed = { municipality: 'Miraflores', street: 'Av. José Larco', number: '1232' };
  expect(writtenAddress(schema, { ...emptyWrittenAddress, ...typed })).toMatchObject({
    ok: true,
    value: { textAddress: 'Av. José Larco 1232, Miraflores', city: 'Miraflores' },
  });
});
