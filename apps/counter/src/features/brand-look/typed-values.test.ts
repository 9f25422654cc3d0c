import { expect, test } from 'vitest';
import {
  instagramName,
  isChatId,
  isEmail,
  isHeading,
  isInstagram,
  isPhone,
  isShortText,
  optional,
} from './typed-values.ts';

test('a name has one line, a title may have several, and neither is empty or too long', () => {
  expect(['Brasa & Pan', ' ', 'a\nb', 'x'.repeat(161)].map(isShortText)).toEqual([
    ...[true, false, false, false],
  ]);
  expect(['Fuego,\npan', '', 'x'.repeat(160)].map(isHeading)).toEqual([true, false, true]);
});

test('an e-mail needs a name and a domain, and an optional one may be empty', () => {
  expect(['hola@brasaypan.cl', 'hola@brasaypan', 'hola brasa@pan.cl'].map(isEmail)).toEqual([
    ...[true, false, false],
  ]);
  expect(optional(isEmail)('')).toBe(true);
});

test('an Instagram name is read from what people paste', () => {
  const typed = ['@brasaypan', 'https://www.instagram.com/brasaypan/?hl=es', 'brasaypan'];
  expect(typed.map(instagramName)).toEqual(['brasaypan', 'brasaypan', 'brasaypan']);
  expect(isInstagram('brasa y pan')).toBe(false);
});

test('a telephone and the id of a chat have the forms of the folder', () => {
  expect(['+56 2 2345 6700', '12345', 'llámame'].map(isPhone)).toEqual([true, false, false]);
  expect(isChatId('1b2c3d4e-0000-1111-2222-333344445555')).toBe(true);
  expect(isChatId('mi-sitio')).toBe(false);
});
