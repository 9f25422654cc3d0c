import { expect, test } from 'vitest';
import { canonicalEmail, normalEmail } from './normal-email.ts';

test.each([
  ['ana@example.cl', 'ana@example.cl'],
  [' ANA@Example.CL ', 'ana@example.cl'],
  ['Ana+X@example.cl', 'ana+x@example.cl'],
  ['a.na@gmail.com', 'a.na@gmail.com'],
  ['ana@BÜCHER.example', 'ana@xn--bcher-kva.example'],
  ['ana@XN--BCHER-KVA.example', 'ana@xn--bcher-kva.example'],
  ['ana@ｅxample.cl', 'ana@example.cl'],
])('%j is the account %j', (typed, normal) => {
  expect(normalEmail(typed)).toBe(normal);
  expect(normalEmail(normal)).toBe(normal);
});

test.each([
  '',
  'ana',
  'ana@x',
  'ana＠x.cl',
  'an\u200Ba@x.cl',
  'ａna@x.cl',
  'ﬁn@x.cl',
  'josé@x.cl',
  'jose\u0301@x.cl',
  'ana%x.cl@y.cl',
  'ana@1.2.3.4',
  `${'a'.repeat(65)}@x.cl`,
])('%j is no email of an account', (typed) => {
  expect(normalEmail(typed)).toBeNull();
});

test('limits count one mailbox, whatever stands after + and wherever Google’s dots stand', () => {
  expect(canonicalEmail('a.na+x@gmail.com')).toBe('ana@gmail.com');
  expect(canonicalEmail('a.na+x@example.cl')).toBe('a.na@example.cl');
});
