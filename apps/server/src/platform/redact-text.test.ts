import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from './create-log.ts';
import { redactText } from './redact-text.ts';

const secrets: readonly (readonly [text: string, redacted: string])[] = [
  [
    '550 5.1.1 <camila.rojas+pan@example.com>: Recipient rejected',
    '550 5.1.1 <[email]>: Recipient rejected',
  ],
  ['Key (email)=(ñandú@correo.cl) already exists', 'Key (email)=([email]) already exists'],
  ['GET /v1/x?email=camila%40example.com', 'GET /v1/x?email=[email]'],
  ['call +56 9 8765 4321 back', 'call [phone] back'],
  ['phone (+502) 5555-1234', 'phone ([phone]'],
  ['telephone 987654321 is taken', 'telephone [phone] is taken'],
  ['card 4111 1111 1111 1111 was sent', 'card [number] was sent'],
  ['card 4111-1111.1111/1111', 'card [number]'],
  ['card 4111111111111111', 'card [number]'],
  ['authorization: Bearer burger.AbCdEf-123_456', 'authorization: Bearer [token]'],
  [`signature ${'0a1b2c3d'.repeat(8)} is wrong`, 'signature [hex] is wrong'],
  ['{"token_ws":"01abf93c","amount":1}', '{"token_ws":"[secret]","amount":1}'],
  ['TBK_TOKEN=01abf93c&x=1', 'TBK_TOKEN=[secret]&x=1'],
  [
    'https://maps.example/json?key=AIzaSyD-1234567&latlng=1',
    'https://maps.example/json?key=[secret]&latlng=1',
  ],
  ['GET /?oobCode=abcd-efgh_ijkl&x=1', 'GET /?oobCode=[secret]&x=1'],
  ['GET /?cart=7&key=abcd-efgh', 'GET /?cart=7&key=[secret]'],
  ['{"verification_code":"123456"}', '{"verification_code":"[secret]"}'],
  ['{"verificationCode":"7KQ2M4XW9Z"}', '{"verificationCode":"[secret]"}'],
  ['x-login-token: abcd.efgh', 'x-login-token: [secret]'],
  ['smtp://user:hunter2@mail.example:587', 'smtp://[login]@mail.example:587'],
  ['token eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9abc', 'token [token]'],
];

test.each(secrets)('%j is logged as %j', (text, redacted) => {
  expect(redactText(text)).toBe(redacted);
});

test.each([
  'a job failed and will be tried again',
  'order 019aa6c2-7f3e-7b21-9c55-2f6d1f0e8a11 of burger',
  '2026-11-21T15:30:00.123Z',
  '2026-11-21 15:30:00.123+00',
  'connect ECONNREFUSED 127.0.0.1:5432',
  'Error: x\n    at run (file:///srv/node_modules/@comanda/server/src/platform/db/tenant-transaction.ts:61:20)',
  'relation "payment_attempts" does not exist',
  'not whole minor units: 1e+300',
  'the mail server did not take a mail (EENVELOPE, answer 550)',
  'pino@10.4.0',
])('%j stays as it is', (text) => {
  expect(redactText(text)).toBe(text);
});

test('a log contains none of the redacted values in any position, and each line is JSON', () => {
  let written = '';
  const log = createLog(
    'info',
    new Writable({ write: (chunk, _encoding, done) => (written += String(chunk)) && done() }),
  );
  for (const [text] of secrets)
    log.error({ err: new Error(text), why: text, deep: { list: [{ note: text }] } }, text);
  const lines = written.trim().split('\n');
  expect(lines).toHaveLength(secrets.length);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      time: expect.stringMatching(/^2\d{3}-/),
    });
  expect(written).not.toMatch(
    /camila|correo\.cl|8765|5555|987654321|4111|AbCdEf|0a1b2c3d|01abf93c|AIza|hunter2|eyJ/,
  );
});

test('a long text is redacted quickly', () => {
  for (const part of ['a', '1', 'a@', '+1 ', '1 ', 'aA1-', 'token=', '//a:'])
    redactText(part.repeat(200_000));
});
