import { describe, expect, test } from 'vitest';
import { holdsCardNumber } from './find-card-number.ts';
import { ordinaryTexts } from '../testing/ordinary-texts.ts';

const visa = '4111111111111111';
const beside = ['12/27 123', '1227', '12/2027 cvv 123', '123', 'cvc 999 vence 01/29'];

const grouped = (separator: string) => visa.match(/.{4}/g)?.join(separator) ?? '';
const inDigits = (zero: number) =>
  [...visa].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');

describe('a card number is found', () => {
  test.each([
    ' ',
    '  ',
    '\u00a0',
    '\u202f',
    '.',
    '-',
    '–',
    '/',
    ',',
    ', ',
    '_',
    '. ',
    '\t',
    '\n',
    '\u200b',
  ])('with %j between its groups', (separator) => {
    expect(holdsCardNumber(`mi tarjeta es ${grouped(separator)} gracias`)).toBe(true);
  });

  test.each(
    beside.flatMap((text) => [
      `${visa} ${text}`,
      `${grouped(' ')} ${text}`,
      `${text} ${grouped(' ')}`,
    ]),
  )('beside what stands on a card: %s', (text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });

  test.each([
    ['with the expiry date glued to it', `${visa}1227`],
    ['behind a word', `visa${visa}`],
    ['in a sentence that ends', `cobrar a ${visa}.`],
    ['digit by digit', [...visa].join(' ')],
    ['two by two', visa.match(/.{2}/g)?.join('-') ?? ''],
    ['in halves', '41111111 11111111'],
    ['after a phone number', `+56 9 8765 4321, ${grouped(' ')}`],
    ['after a phone number of the country', `987654321 ${grouped('-')}`],
    ['in Arabic digits', inDigits(0x0660)],
    ['in Devanagari digits', inDigits(0x0966)],
    ['in digits of full width', inDigits(0xff10)],
    ['in mathematical bold digits', inDigits(0x1d7ce)],
  ])('%s', (_name, text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });

  test.each([
    ['Visa of 13', '4222222222222'],
    ['Visa of 19', '4000000000000000006'],
    ['Mastercard', '5500 0000 0000 0004'],
    ['Mastercard of the second series', '2223 0031 2200 3222'],
    ['American Express', '3782 822463 10005'],
    ['Diners Club', '3056 930902 5904'],
    ['Discover', '6011-1111-1111-1117'],
    ['JCB', '3530111333300000'],
    ['UnionPay', '6200000000000005'],
    ['Maestro', '6759 6498 2643 8453'],
    ['the debit card of Webpay’s test page', '4051 8842 3993 7763'],
    ['the prepaid card of Webpay’s test page', '4051 8860 0005 6590'],
  ])('of %s', (_name, text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });
});

test.each([
  '4111 1111 1111 1112',
  '9999 9999 9999 9995',
  'ab4111111111111111cdef0123456789',
  '0188aa00-4111-7111-8111-111111111111',
  '-33.437212345678901',
  '19.43260812345678, -99.13320876543210',
  '2026-11-22T20:30:00.000Z',
  '25/11/2026, 26/11/2026',
  '+525512345678, +525587654321',
  '55 1234 5678, 55 8765 4321',
  '56987654321, 12.345.678-5',
  '4.990, 5.990, 12.500, 3.990',
])('%s contains no card number', (text) => {
  expect(holdsCardNumber(text)).toBe(false);
});

test('100,000 ordinary notes, addresses, keys and tokens contain no card number', () => {
  const refused = ordinaryTexts({ count: 100_000, seed: 7 }).filter(holdsCardNumber);
  expect(refused).toEqual([]);
});

test('half a megabyte of digits is searched quickly', () => {
  expect(holdsCardNumber('4'.repeat(500_000))).toBe(false);
  expect(holdsCardNumber('4 '.repeat(250_000))).toBe(false);
  expect(holdsCardNumber(`a${'4'.repeat(500_000)} 4111 1111 1111 1111`)).toBe(true);
});
