import { createECDH } from 'node:crypto';
import { publicKeyOf, type VapidKeys } from '../platform/settings/read-vapid-setting.ts';
import { readOrCreateFile } from '../platform/read-or-create-file.ts';

type Settings = { vapidKeys: VapidKeys | null; demo: boolean; dataDir: string };

/**
 * Returns the operator's keys; in a demonstration keys that are made once in the data folder; else
 * null, and the platform sends no push messages.
 */
export function vapidKeysOf({ vapidKeys, demo, dataDir }: Settings): VapidKeys | null {
  if (vapidKeys !== null || !demo) return vapidKeys;
  const privateKey = readOrCreateFile(dataDir, 'vapid.secret', newPrivateKey);
  const publicKey = publicKeyOf(privateKey);
  return publicKey === null
    ? null
    : { privateKey, publicKey, subject: 'mailto:demo@comanda.example' };
}

function newPrivateKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
}
