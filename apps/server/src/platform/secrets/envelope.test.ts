import type { TenantId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { type Envelope, unsealSecret, rewrap, sealSecret } from './envelope.ts';
import { type MasterKey, parseMasterKeys } from './master-keys.ts';

const base64 = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const keys = parseMasterKeys(`new:${base64(1)}, old:${base64(2)}`);
const [current, old] = keys as readonly [MasterKey, MasterKey];
const place = { tenantId: 'burger' as TenantId, name: 'webpay' };
const text = '{"commerceCode":"597000000001","apiKeySecret":"ñandú"}';

test('a secret can be decrypted only for its own tenant and name', () => {
  const sealed = sealSecret(current, place, text);
  expect(unsealSecret(keys, place, sealed)).toEqual({ ok: true, value: text });
  const refused = { ok: false, error: 'notAuthentic' };
  expect(unsealSecret(keys, { ...place, tenantId: 'sushi' as TenantId }, sealed)).toEqual(refused);
  expect(unsealSecret(keys, { ...place, name: 'integration' }, sealed)).toEqual(refused);
  expect(unsealSecret(keys, { tenantId: 'burgerwebpay' as TenantId, name: '' }, sealed)).toEqual(
    refused,
  );
});

test('the same text is encrypted differently each time, and the stored value never contains it', () => {
  const one = sealSecret(current, place, text);
  const other = sealSecret(current, place, text);
  expect(one.sealed.equals(other.sealed) || one.wrappedKey.equals(other.wrappedKey)).toBe(false);
  expect(one.sealed.includes('597000000001')).toBe(false);
});

test('any changed bit makes decryption fail', () => {
  const sealed = sealSecret(current, place, text);
  const spoilt = (bytes: Buffer, at: number) =>
    Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)));
  const changed: Envelope[] = [
    ...Array.from(sealed.sealed, (_, at) => ({ ...sealed, sealed: spoilt(sealed.sealed, at) })),
    ...Array.from(sealed.wrappedKey, (_, at) => ({
      ...sealed,
      wrappedKey: spoilt(sealed.wrappedKey, at),
    })),
    { ...sealed, sealed: sealed.sealed.subarray(0, 27) },
    { ...sealed, wrappedKey: Buffer.alloc(0) },
    { ...sealed, keyId: 'old' },
  ];
  for (const envelope of changed)
    expect(unsealSecret(keys, place, envelope)).toEqual({ ok: false, error: 'notAuthentic' });
});

test('parts of two secrets of the same name cannot be combined', () => {
  const { sealed } = sealSecret(current, place, 'of before');
  expect(unsealSecret(keys, place, { ...sealSecret(current, place, text), sealed }).ok).toBe(false);
});

test('rotation rewraps the data key and leaves the encrypted text unchanged; then the old key is not needed', () => {
  const before = sealSecret(old, place, text);
  const after = rewrap(keys, current, place, before);
  if (!after.ok) throw new Error(after.error);
  expect(after.value).toMatchObject({ keyId: 'new', sealed: before.sealed });
  expect(unsealSecret([current], place, after.value)).toEqual({ ok: true, value: text });
  expect(unsealSecret([current], place, before)).toEqual({ ok: false, error: 'noKey' });
  expect(rewrap(keys, current, { ...place, name: 'other' }, before)).toEqual({
    ok: false,
    error: 'notAuthentic',
  });
});

test.each([
  ['', 'each key is written'],
  ['a', 'each key is written'],
  [`a:${base64(1).slice(4)}`, 'each key is written'],
  [`:${base64(1)}`, 'each key is written'],
  [`a:${base64(1)},`, 'each key is written'],
  [`a:${base64(1)},a:${base64(2)}`, 'two keys have the same id'],
])('unusable keys are refused, and the refusal does not repeat them (%#)', (written, why) => {
  expect(() => parseMasterKeys(written)).toThrow(why);
  expect(() => parseMasterKeys(written)).not.toThrow(base64(1).slice(8));
});
