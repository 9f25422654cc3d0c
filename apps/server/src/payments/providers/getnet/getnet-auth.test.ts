import { expect, test } from 'vitest';
import { getnetAuth, tranKeyOf } from './getnet-auth.ts';

const nonce = Buffer.from('nonce-0001');

test('the key digest is that of the documentation: over the nonce itself, not its Base64', () => {
  expect(tranKeyOf(nonce, '2026-11-21T00:00:00-03:00', 'p2p-secret')).toBe(
    'TepYup3Sw3teefBg46YkixI/0aJOVicRPslb4QQA4oM=',
  );
});

test('each call has a nonce of its own, and the secret key does not travel', () => {
  const secrets = { login: 'site', secretKey: 'p2p-secret' };
  const auth = getnetAuth(secrets, 0, nonce);
  expect(auth).toMatchObject({
    login: 'site',
    nonce: 'bm9uY2UtMDAwMQ==',
    seed: '1970-01-01T00:00:00.000Z',
  });
  expect(JSON.stringify(auth)).not.toContain('p2p-secret');
  expect(getnetAuth(secrets, 0).nonce).not.toBe(getnetAuth(secrets, 0).nonce);
});
