import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { readOrCreateFile } from '../read-or-create-file.ts';

/**
 * A key of 32 bytes that seals the data keys of tenants' secrets. Each row stores the `id` of its
 * key.
 */
export type MasterKey = { readonly id: string; readonly key: KeyObject };

/**
 * The first key seals new secrets; the others still open older ones. Empty: this installation has
 * no keys.
 */
export type MasterKeys = readonly MasterKey[];

const keyPattern = /^([a-zA-Z0-9][a-zA-Z0-9._-]{0,39}):([A-Za-z0-9+/_-]{43}=?)$/;

/**
 * Parses `id:base64,id:base64`; the first is the current key.
 * @throws Error that names the problem and never repeats the text, because it contains keys.
 */
export function parseMasterKeys(text: string): MasterKeys {
  const keys = text.split(',').map((part) => parseOne(part.trim()));
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new Error('two keys have the same id');
  return keys;
}

function parseOne(part: string): MasterKey {
  const [, id, base64 = ''] = keyPattern.exec(part) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  if (id === undefined || bytes.length !== 32)
    throw new Error('each key is written id:base64, the base64 being that of 32 bytes');
  return { id, key: createSecretKey(bytes) };
}

type Installation = {
  readonly masterKeys: MasterKeys;
  readonly demo: boolean;
  readonly dataDir: string;
};

/**
 * Returns the installation's keys: those of its settings, or in a demonstration one that is created
 * once in the data folder.
 */
export function masterKeysOf({ masterKeys, demo, dataDir }: Installation): MasterKeys {
  if (masterKeys.length > 0 || !demo) return masterKeys;
  return parseMasterKeys(
    readOrCreateFile(dataDir, 'secrets.key', () => `demo:${randomBytes(32).toString('base64')}`),
  );
}
