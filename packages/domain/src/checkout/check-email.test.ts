import { expect, test } from 'vitest';
import { checkEmail } from './check-email.ts';

test.each([
  'ana@correo.cl',
  ' ana@correo.cl ',
  'ana.perez+pedidos@sub.correo.com.gt',
  "o'higgins@correo.mx",
  'a.b_c-d/e=f&g@correo.cl',
  'ana@peñalolén.cl',
  'ana@xn--pealoln-4ya8b.xn--p1ai',
  'ana@a.travel',
])('%j is an email address', (email) => {
  expect(checkEmail(email)).toBeNull();
});

test.each([
  'ana',
  'ana@',
  '@correo.cl',
  'ana@correo',
  'ana@correo.c',
  'ana@@correo.cl',
  'ana perez@correo.cl',
  'ana@correo..cl',
  'a..b@correo.cl',
  '.ana@correo.cl',
  'ana.@correo.cl',
  'ana@-correo.cl',
  'ana@correo-.cl',
  'ana@correo.cl\nbcc: x@y.cl',
  'josé@correo.cl',
  'иван@correo.cl',
  '\u017fara@correo.cl',
  'ana%correo.cl@relay.cl',
  'correo.cl!ana@relay.cl',
  'ana\u200b@correo.cl',
  'ana\u0000@correo.cl',
  'Ana <ana@correo.cl>',
  'ana@correo.cl,eva@correo.cl',
  `${'a'.repeat(65)}@correo.cl`,
])('%j is not an email address', (email) => {
  expect(checkEmail(email)).toEqual({ key: 'email' });
});

test('an empty email is reported as missing, not as wrong', () => {
  expect(checkEmail('')).toEqual({ key: 'required' });
  expect(checkEmail('  ')).toEqual({ key: 'required' });
});

test('an email has at most 254 characters', () => {
  const domain = `${'a'.repeat(60)}.`.repeat(3);
  const email = `${'a'.repeat(64)}@${domain}${'b'.repeat(3)}.cl`;
  const padded = (length: number) => email.replace('bbb', 'b'.repeat(3 + length - email.length));
  expect(padded(254)).toHaveLength(254);
  expect(checkEmail(padded(254))).toBeNull();
  expect(checkEmail(padded(255))).toEqual({ key: 'maxLength', length: 254 });
});

test('a text designed to be slow is refused quickly', () => {
  const began = performance.now();
  checkEmail(`a@${'a-'.repeat(120)}!`);
  expect(performance.now() - began).toBeLessThan(500);
});
