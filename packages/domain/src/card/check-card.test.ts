import { expect, test } from 'vitest';
import { brandOfNumber, brandOfWord } from './card-brand.ts';
import { isExpiryValid, readCardExpiry } from './card-expiry.ts';
import { isCardNumber } from './card-number.ts';
import { type CardForm, checkCard } from './check-card.ts';
import { readLastDigits } from './saved-card.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const form: CardForm = {
  cardName: '  Ana Rojas ',
  cardNumber: '4051 8856 0044 6623',
  cardExpirationDate: '12/28',
  cardCvc: '123',
};
const problemsOf = (change: Partial<CardForm>) => {
  const checked = checkCard({ ...form, ...change }, now);
  return checked.ok ? null : checked.error;
};

test('a right card is read with its name trimmed, its brand, month and year', () => {
  expect(checkCard(form, now)).toEqual({
    ok: true,
    value: {
      name: 'Ana Rojas',
      number: '4051885600446623',
      brand: 'visa',
      expiry: { month: 12, year: 2_028 },
      cvc: '123',
    },
  });
});

test.each([
  [{ cardName: '   ' }, { cardName: 'required' }],
  [{ cardName: 'Al' }, { cardName: 'tooShort' }],
  [{ cardName: 'a'.repeat(61) }, { cardName: 'tooLong' }],
  [{ cardNumber: '' }, { cardNumber: 'required' }],
  [{ cardNumber: '4051885600446624' }, { cardNumber: 'invalid' }],
  [{ cardNumber: '40518856004466230' }, { cardNumber: 'invalid' }],
  [{ cardNumber: '378282246310005', cardCvc: '1234' }, { cardNumber: 'notAccepted' }],
  [{ cardExpirationDate: '13/28' }, { cardExpirationDate: 'invalid' }],
  [{ cardExpirationDate: '10/26' }, { cardExpirationDate: 'invalid' }],
  [{ cardExpirationDate: '12/99' }, { cardExpirationDate: 'invalid' }],
  [{ cardCvc: '' }, { cardCvc: 'required' }],
  [{ cardCvc: '1234' }, { cardCvc: 'invalid' }],
  [{ cardCvc: '12a' }, { cardCvc: 'invalid' }],
] as const)('a wrong card form has its problem: %o', (change, problems) => {
  expect(problemsOf(change)).toEqual(problems);
});

test('American Express has a CVC of four digits where it is accepted', () => {
  const amex = { ...form, cardNumber: '378282246310005' };
  expect(checkCard({ ...amex, cardCvc: '1234' }, now, ['amex']).ok).toBe(true);
  expect(checkCard(amex, now, ['amex']).ok).toBe(false);
});

test('a card is valid through the last day of its month everywhere', () => {
  const expiry = { month: 11, year: 2_026 };
  expect(isExpiryValid(expiry, Date.parse('2026-12-01T11:59:00Z'))).toBe(true);
  expect(isExpiryValid(expiry, Date.parse('2026-12-01T12:00:00Z'))).toBe(false);
  expect(readCardExpiry('1228')).toEqual({ month: 12, year: 2_028 });
  expect(readCardExpiry('1/28')).toBeNull();
});

test('brands by number and by the words of providers', () => {
  const numbers = ['4', '5100', '2221', '2720', '34', '300', '36', '6011', ''];
  expect(numbers.map(brandOfNumber)).toEqual([
    'visa',
    'mastercard',
    'mastercard',
    'mastercard',
    'amex',
    'diners',
    'diners',
    'other',
    'other',
  ]);
  const words = [
    'Visa',
    'MasterCard',
    'AmericanExpress',
    'Diners',
    'Magna',
    'Redcompra',
    'toString',
  ];
  expect(words.map(brandOfWord)).toEqual([
    'visa',
    'mastercard',
    'amex',
    'diners',
    'other',
    'other',
    'other',
  ]);
});

test('last digits are four digits or none', () => {
  const read = ['XXXXXXXXXXXX6623', '6623', '**** 623', '', null, 'abcd', '66 23'];
  expect(read.map(readLastDigits)).toEqual(['6623', '6623', null, null, null, null, null]);
  expect(isCardNumber('4051-8856-0044-6623')).toBe(true);
});
