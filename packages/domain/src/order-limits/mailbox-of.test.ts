import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

test.each([
  ['Camila@Example.com ', 'camila@example.com'],
  ['camila+pedidos@example.com', 'camila@example.com'],
  ['ca.mila+2@gmail.com', 'camila@gmail.com'],
  ['Ca.Mila@googlemail.com', 'camila@gmail.com'],
  ['ca.mila@example.com', 'ca.mila@example.com'],
])('%s belongs to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test('two different addresses are two mailboxes', () => {
  expect(mailboxOf('ana@example.com')).not.toBe(mailboxOf('ana@example.cl'));
  expect(mailboxOf('ana@example.com')).not.toBe(mailboxOf('eva@example.com'));
});
