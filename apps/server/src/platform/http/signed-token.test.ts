import type { TenantId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { createUserToken, isCreateUserToken } from './create-user-token.ts';
import {
  isSignedCall,
  signatureExpiry,
  signedHost,
  signIntegrationCall,
} from './integration-signature.ts';
import { createJobToken, requestOfJobToken } from './job-token.ts';

const burger = 'burger' as TenantId;
const sushi = 'sushi' as TenantId;
const now = Date.parse('2026-11-21T15:30:00Z');
const hours = (count: number) => count * 3_600_000;

test('a create-user token stays the same for an hour, lasts 24 hours and belongs to its tenant', () => {
  const token = createUserToken('secret', burger, now);
  expect(createUserToken('secret', burger, now + 60_000)).toBe(token);
  expect(isCreateUserToken('secret', burger, token, now + hours(24))).toBe(true);
  expect(isCreateUserToken('secret', burger, token, now + hours(25))).toBe(false);
  expect(isCreateUserToken('secret', sushi, token, now)).toBe(false);
  expect(isCreateUserToken('other', burger, token, now)).toBe(false);
});

test('a job token names one request of one tenant, and a token for another purpose is refused', () => {
  const token = createJobToken('secret', burger, 'r1', { createdAt: now, now });
  expect(requestOfJobToken('secret', burger, token, now)).toBe('r1');
  expect(requestOfJobToken('secret', sushi, token, now)).toBeNull();
  expect(requestOfJobToken('secret', burger, token.replace('.r1.', '.r2.'), now)).toBeNull();
  expect(requestOfJobToken('secret', burger, token, now + 15 * 60_000 - 1)).toBe('r1');
  expect(requestOfJobToken('secret', burger, token, now + 15 * 60_000)).toBeNull();
  expect(isCreateUserToken('secret', burger, token, now)).toBe(false);
  for (const junk of ['', '.', '...', 'a'.repeat(5_000)])
    expect(requestOfJobToken('secret', burger, junk, now)).toBeNull();
});

const sent = {
  method: 'POST',
  host: 'pedidos.example.com',
  target: '/v1/integrations/orders/a/status',
  body: '{"status":"ready"}',
};

test('an integration call is accepted 300 seconds off and refused one second later', () => {
  const timestamp = String(now / 1_000);
  const call = { ...sent, timestamp, signature: signIntegrationCall('key', timestamp, sent) };
  expect(isSignedCall('key', call, now + 300_000)).toBe(true);
  expect(isSignedCall('key', call, now + 301_000)).toBe(false);
  expect(isSignedCall('other', call, now)).toBe(false);
  expect(isSignedCall('key', { ...call, timestamp: undefined }, now)).toBe(false);
  expect(signatureExpiry(timestamp)).toBeGreaterThan(now + 300_000);
});

test('a signature is invalid for another method, host, path, query or body', () => {
  const timestamp = `${now / 1_000}.125`;
  const signature = signIntegrationCall('key', timestamp, sent);
  const isTaken = (changes: Partial<typeof sent>) =>
    isSignedCall('key', { ...sent, ...changes, timestamp, signature }, now);
  expect(isTaken({})).toBe(true);
  expect(isTaken({ method: 'PUT' })).toBe(false);
  expect(isTaken({ host: 'pruebas.example.com' })).toBe(false);
  expect(isTaken({ host: '' })).toBe(false);
  expect(isTaken({ target: '/v1/integrations/orders/b/status' })).toBe(false);
  expect(isTaken({ target: `${sent.target}?a=1` })).toBe(false);
  expect(isTaken({ body: '{"status":"Ready"}' })).toBe(false);
  expect(isTaken({ target: `${sent.target}.{}`, body: '' })).toBe(false);
});

test('the host of a signature is the name in lower case, whatever a proxy does with its port', () => {
  const names = ['Pedidos.Example.com', 'pedidos.example.com:443', 'pedidos.example.com.:3000'];
  expect(new Set(names.map(signedHost))).toEqual(new Set(['pedidos.example.com']));
  expect(signedHost('[::1]:3000')).toBe('[::1]');
  expect([undefined, '', 'a b', 'a@b'].map(signedHost)).toEqual(['', '', '', '']);
});

test('the example signature in the documentation equals the one that openssl computes', () => {
  const example = {
    method: 'POST',
    host: '127.0.0.1',
    target: '/v1/integrations/stock',
    body: '{"store_id":1,"stock":[{"product_id":205,"stock":12}]}',
  };
  expect(signIntegrationCall('secret', '1790000000.25', example)).toBe(
    '3c770e4f66e7dea1c9021f398947c87778b0b7181a8434fe8114997e49065132',
  );
});

test('a repeated request gets the same job token soon after, and later a newer one that is still valid for a while', () => {
  const minute = 60_000;
  const given = (after: number) =>
    createJobToken('secret', burger, 'r1', { createdAt: now, now: now + after });
  const isGood = (token: string, after: number) =>
    requestOfJobToken('secret', burger, token, now + after) === 'r1';
  expect(given(7 * minute)).toBe(given(0));
  for (const after of [8, 14, 15, 16, 60 * 24, 60 * 24 + 7].map((count) => count * minute)) {
    expect(isGood(given(after), after + 7 * minute)).toBe(true);
    expect(isGood(given(after), after + 15 * minute)).toBe(false);
  }
});
