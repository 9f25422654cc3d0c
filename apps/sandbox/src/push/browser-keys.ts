import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/**
 * The keys of a browser's push subscription, base64url. `read` decrypts a message (RFC 8291); null:
 * it is not for this browser.
 */
export type BrowserKeys = { p256dh: string; auth: string; read(body: Buffer): string | null };

const saltBytes = 16;
const headerBytes = saltBytes + 5;
const tagBytes = 16;

/** Makes the keys of one browser. */
export function createBrowserKeys(): BrowserKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
    read: (body) => {
      try {
        const sender = body.subarray(headerBytes, headerBytes + (body[headerBytes - 1] ?? 0));
        const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
        const secret = derive(pair.computeSecret(sender), auth, info, 32);
        return decrypt(
          secret,
          body.subarray(0, saltBytes),
          body.subarray(headerBytes + sender.length),
        );
      } catch {
        return null;
      }
    },
  };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/**
 * Decrypts the one record of a message and removes its padding: zeros after a byte of 2 (RFC 8188).
 */
function decrypt(secret: Buffer, salt: Buffer, sealed: Buffer): string {
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  const record = Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
  return record.subarray(0, record.lastIndexOf(2)).toString('utf8');
}
