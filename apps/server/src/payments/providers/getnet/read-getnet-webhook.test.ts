import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readGetnetWebhook } from './read-getnet-webhook.ts';

const secrets = { login: 'site', secretKey: 'p2p-secret' };
const documented = {
  status: { status: 'APPROVED', reason: '00', message: '', date: '2026-11-21T00:00:00-03:00' },
  requestId: 1234,
  reference: 'REF',
  signature: 'sha256:6d5f00206f080a64945f3d1152fa33fe4a68e48f17cf61d50ebaa760e855e3b6',
};
const read = (body: unknown, by = secrets) =>
  readGetnetWebhook(
    {
      method: 'POST',
      query: new URLSearchParams(),
      headers: {},
      body: Buffer.from(JSON.stringify(body)),
    },
    by,
    0,
  );

test('the documented signature is accepted, and only what it covers is read', () => {
  expect(read(documented)).toEqual({
    proof: 'signed',
    eventId: '1234 APPROVED 2026-11-21T00:00:00-03:00',
    merchantRef: null,
    providerRef: '1234',
    objectId: null,
  });
});

const sha1 = createHash('sha1')
  .update('1234APPROVED2026-11-21T00:00:00-03:00p2p-secret')
  .digest('hex');

test.each([
  ['another session', { ...documented, requestId: 1235 }],
  ['another status', { ...documented, status: { ...documented.status, status: 'REJECTED' } }],
  [
    'the same instant, written in another way',
    { ...documented, status: { ...documented.status, date: '2026-11-21T03:00:00.000Z' } },
  ],
  ['the older signature by SHA-1', { ...documented, signature: sha1 }],
  ['no signature', { ...documented, signature: undefined }],
])('%s is not authentic', (_name, body) => {
  expect(read(body)).toBeNull();
});

test('a site without a secret key believes nobody', () => {
  const signature = `sha256:${createHash('sha256').update('1234APPROVED2026-11-21T00:00:00-03:00').digest('hex')}`;
  expect(read({ ...documented, signature }, { login: 'site', secretKey: '' })).toBeNull();
});
