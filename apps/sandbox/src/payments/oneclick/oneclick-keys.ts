import { createHash, timingSafeEqual } from 'node:crypto';

/** Credentials of a mall, and the child store that its charges name. */
export type OneclickKeys = {
  readonly mallCode: string;
  readonly childCode: string;
  readonly secret: string;
};

/** Oneclick Mall's own codes for tests, and a secret that works only in this emulator. */
export const sandboxOneclickKeys: OneclickKeys = {
  mallCode: '597055555541',
  childCode: '597055555542',
  secret: 'sandbox-oneclick-secret',
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const isMall = (keys: OneclickKeys, code: string, secret: string): boolean =>
  code === keys.mallCode && timingSafeEqual(digest(secret), digest(keys.secret));
