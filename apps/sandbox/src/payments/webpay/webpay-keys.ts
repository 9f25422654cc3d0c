import { createHash, timingSafeEqual } from 'node:crypto';

/** Credentials of a shop. */
export type WebpayKeys = { commerceCode: string; secret: string };

/** Webpay Plus' own commerce code for tests, and a secret that works only in this emulator. */
export const sandboxWebpayKeys: WebpayKeys = {
  commerceCode: '597055555532',
  secret: 'sandbox-webpay-secret',
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const isKeyPair = (keys: WebpayKeys, code: string, secret: string): boolean =>
  code === keys.commerceCode && timingSafeEqual(digest(secret), digest(keys.secret));
