import { createHash, timingSafeEqual } from 'node:crypto';

/** Credentials that work only in this emulator. */
const sandboxPowertranzKeys = {
  id: '88800001',
  password: 'sandbox-powertranz-password',
} as const;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const arePowertranzKeys = (id: string, password: string): boolean =>
  id === sandboxPowertranzKeys.id &&
  timingSafeEqual(digest(password), digest(sandboxPowertranzKeys.password));
