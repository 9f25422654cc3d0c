import { verificationPurposes } from '@comanda/domain/verification/verification.ts';
import { expect, test } from 'vitest';
import { testMailBrand } from '../testing/test-mail-brand.ts';
import { type VerificationMailFacts, verificationMail } from './verification.mail.ts';

const mailOf = (changes: Partial<VerificationMailFacts> = {}) =>
  verificationMail({
    id: 'code-1',
    purpose: 'login',
    email: 'ana@example.cl',
    code: '704215',
    url: `https://brasa.example/?oobCode=${'x'.repeat(43)}`,
    browser: 'Chrome',
    system: 'Android',
    brand: testMailBrand,
    ...changes,
  });

test('the mail of a code says who asked, that nobody of the brand asks for it, and names one link', () => {
  const { text, html } = mailOf();
  expect(text.match(/\d{6}/g)).toEqual(['704215']);
  expect(text.match(/https?:\S+/g)).toHaveLength(1);
  expect(html.match(/oobCode=/g)).toHaveLength(1);
  expect(text).toContain('Lo pidieron desde Chrome en Android.');
  expect(text).toContain(`nadie de ${testMailBrand.name} te lo pedirá`);
  expect(mailOf({ browser: null }).text).toContain('Lo pidieron desde Android.');
  expect(mailOf({ browser: null, system: null }).text).not.toContain('Lo pidieron');
});

test('neither the subject nor the preview of a mail shows the code', () => {
  const subjects = verificationPurposes.map((purpose) => mailOf({ purpose }).subject);
  expect(new Set(subjects).size).toBe(verificationPurposes.length);
  for (const purpose of verificationPurposes) {
    const { subject, html } = mailOf({ purpose, url: null });
    expect(subject).not.toContain('704215');
    const beforeBody = html.slice(0, html.indexOf('Escribe este código'));
    expect(beforeBody).not.toContain('704215');
  }
});
