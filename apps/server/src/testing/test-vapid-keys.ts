import { createECDH } from 'node:crypto';

const pair = createECDH('prime256v1');
pair.setPrivateKey('11'.repeat(32), 'hex');

/** The keys of a platform in tests. */
export const testVapidKeys = {
  privateKey: pair.getPrivateKey('base64url'),
  publicKey: pair.getPublicKey('base64url'),
  subject: 'mailto:ops@example.com',
};
