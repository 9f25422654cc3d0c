import { expect, test } from 'vitest';
import { companiesOfEmail, isPublicMailDomain } from './companies-of-email.ts';

const companies = [
  { id: 1, name: 'Andes', domains: ['andes.example', 'norte.andes.example'] },
  { id: 2, name: 'Ñandú', domains: ['xn--and-6ma2c.example'] },
  { id: 3, name: 'Grupo', domains: ['grupo.example'] },
];
const idsOf = (email: string) => companiesOfEmail(email, companies).map(({ id }) => id);

test.each([
  ['ana@andes.example', [1]],
  ['ana@ANDES.example', [1]],
  ['ana@norte.andes.example', [1]],
  ['ana@sur.andes.example', []],
  ['ana@otherandes.example', []],
  ['ana@andes.example.evil.cl', []],
  ['andes.example', []],
  ['"@andes.example"@evil.cl', []],
  ['ana@evil.cl/@andes.example', [1]],
  ['ana@andes.example#x', []],
  ['ana@xn--and-6ma2c.example', [2]],
  ['ana@ñandú.example', []],
  ['', []],
])('%s belongs to the companies %j', (email, ids) => {
  expect(idsOf(email)).toEqual(ids);
});

test.each([
  'gmail.com',
  'hotmail.cl',
  'hotmail.com',
  'yahoo.com.mx',
  'yahoo.es',
  'outlook.com',
  'live.com.mx',
  'icloud.com',
  'proton.me',
  'prodigy.net.mx',
  'gmx.net',
])('%s gives mailboxes to anybody', (domain) => {
  expect(isPublicMailDomain(domain)).toBe(true);
});

test.each(['andes.example', 'gmail.andes.example', 'mail.andes.cl', 'terraza.cl', 'live.example'])(
  '%s may be a company’s',
  (domain) => {
    expect(isPublicMailDomain(domain)).toBe(false);
  },
);
