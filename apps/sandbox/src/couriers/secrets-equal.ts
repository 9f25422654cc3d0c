import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares two secrets in constant time. */
export const secretsEqual = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));
