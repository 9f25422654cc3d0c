import { createHash, timingSafeEqual } from 'node:crypto';

/** What a shop names itself with. */
export type WebpayKeys = { commerceCode: string; secret: string };

/** Webpay Plus' own commerce code for trying things out, and a secret that opens nothing but this emulator. */
export const sandboxWebpayKeys: WebpayKeys = {
  commerceCode: '597055555532',
  secret: 'sandbox-webpay-secret',
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const isKeyPair = (keys: WebpayKeys, code: string, secret: string): boolean =>
  code === keys.commerceCode && timingSafeEqual(digest(secret), digest(keys.secret));
