import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { TenantId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { MasterKey, MasterKeys } from './master-keys.ts';

/**
 * Tenant and name of a secret. Both are authenticated: a row that was copied to another tenant or
 * name cannot be unsealed.
 */
export type SecretPlace = { readonly tenantId: TenantId; readonly name: string };

/**
 * A stored secret: its text, sealed with its own data key, and that data key, sealed with the
 * master key `keyId`.
 */
export type Envelope = {
  readonly keyId: string;
  readonly wrappedKey: Buffer;
  readonly sealed: Buffer;
};

/**
 * `noKey`: the installation does not have the master key of that id. `notAuthentic`: the row was
 * changed or copied, or the master key differs under the same id.
 */
export type UnsealProblem = 'noKey' | 'notAuthentic';

/** Seals a text under a new data key. */
export function sealSecret(master: MasterKey, place: SecretPlace, text: string): Envelope {
  const dataKey = randomBytes(32);
  return {
    ...wrap(master, place, dataKey),
    sealed: encrypt(
      createSecretKey(dataKey),
      boundContext(place, 'text'),
      Buffer.from(text, 'utf8'),
    ),
  };
}

export function unsealSecret(
  keys: MasterKeys,
  place: SecretPlace,
  envelope: Envelope,
): Result<string, UnsealProblem> {
  const dataKey = unwrap(keys, place, envelope);
  if (!dataKey.ok) return dataKey;
  const text = decrypt(
    createSecretKey(dataKey.value),
    boundContext(place, 'text'),
    envelope.sealed,
  );
  return text === null ? refuse('notAuthentic') : accept(text.toString('utf8'));
}

/** Seals the secret's data key with the current master key; the sealed text does not change. */
export function rewrap(
  keys: MasterKeys,
  current: MasterKey,
  place: SecretPlace,
  envelope: Envelope,
): Result<Envelope, UnsealProblem> {
  const dataKey = unwrap(keys, place, envelope);
  return dataKey.ok
    ? accept({ ...wrap(current, place, dataKey.value), sealed: envelope.sealed })
    : dataKey;
}

const wrap = (
  { id, key }: MasterKey,
  place: SecretPlace,
  dataKey: Buffer,
): Omit<Envelope, 'sealed'> => ({
  keyId: id,
  wrappedKey: encrypt(key, boundContext(place, `key ${id}`), dataKey),
});

function unwrap(
  keys: MasterKeys,
  place: SecretPlace,
  { keyId, wrappedKey }: Envelope,
): Result<Buffer, UnsealProblem> {
  const master = keys.find(({ id }) => id === keyId);
  if (!master) return refuse('noKey');
  const dataKey = decrypt(master.key, boundContext(place, `key ${keyId}`), wrappedKey);
  return dataKey === null ? refuse('notAuthentic') : accept(dataKey);
}

/** Returns the additional data that is authenticated with the ciphertext. */
const boundContext = ({ tenantId, name }: SecretPlace, part: string): Buffer =>
  Buffer.from(JSON.stringify(['comanda secret', 1, tenantId, name, part]));

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Returns initialisation vector, tag and ciphertext, in this order. The vector is random: a data
 * key seals one text, a master key far fewer than 2^32.
 */
function encrypt(key: KeyObject, aad: Buffer, plain: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const work = createCipheriv(cipher, key, iv, { authTagLength: tagBytes }).setAAD(aad);
  const body = Buffer.concat([work.update(plain), work.final()]);
  return Buffer.concat([iv, work.getAuthTag(), body]);
}

/** Decrypts the output of {@link encrypt}; null if the key or the additional data differ. */
function decrypt(key: KeyObject, aad: Buffer, stored: Buffer): Buffer | null {
  if (stored.length < ivBytes + tagBytes) return null;
  const work = createDecipheriv(cipher, key, stored.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(aad)
    .setAuthTag(stored.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([work.update(stored.subarray(ivBytes + tagBytes)), work.final()]);
  } catch {
    return null;
  }
}
