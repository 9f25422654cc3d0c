import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's push subscription, which reads what is encrypted for it. */
export type PushBrowser = { p256dh: string; auth: string; read(body: Buffer): string };

/** Makes the keys of a browser's push subscription. */
export function createPushBrowser(): PushBrowser {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
  return {
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
    read: (body) => {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + (body[20] ?? 0));
      const shared = keys.computeSecret(sender);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const secret = derive(shared, auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const sealed = body.subarray(21 + sender.length);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
    },
  };
}
