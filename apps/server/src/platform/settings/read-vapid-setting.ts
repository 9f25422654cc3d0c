import { createECDH } from 'node:crypto';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The keys of this platform with which push services recognise it (RFC 8292), base64url. `subject`:
 * where a push service reaches the operator, `mailto:` or `https:`.
 */
export type VapidKeys = { publicKey: string; privateKey: string; subject: string };

/**
 * Reads `VAPID_PUBLIC_KEY`, `VAPID_PRIVATE_KEY` and `VAPID_SUBJECT`: all three, or none (null).
 * @throws Error naming the variable that is missing or invalid; it never repeats a key.
 */
export function readVapidSetting(env: Environment): VapidKeys | null {
  const publicKey = env['VAPID_PUBLIC_KEY'] ?? '';
  const privateKey = env['VAPID_PRIVATE_KEY'] ?? '';
  const subject = env['VAPID_SUBJECT'] ?? '';
  if (publicKey === '' && privateKey === '' && subject === '') return null;
  if (!/^[\w-]{43}$/u.test(privateKey))
    throw new Error('VAPID_PRIVATE_KEY must be 32 bytes in base64url');
  if (publicKey !== publicKeyOf(privateKey))
    throw new Error('VAPID_PUBLIC_KEY is not the public key of VAPID_PRIVATE_KEY');
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/u.test(subject))
    throw new Error('VAPID_SUBJECT must be mailto: with an address, or an https address');
  return { publicKey, privateKey, subject };
}

/** Returns the public key that belongs to a private one, or null if it is no key of the curve. */
export function publicKeyOf(privateKey: string): string | null {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return null;
  }
}
