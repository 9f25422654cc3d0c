import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether two secrets are one, in a time that does not tell how much of them is. */
export const secretsEqual = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));
