import { createHmac, timingSafeEqual } from 'node:crypto';

const seal = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`sign-up invitation\n${id}`).digest('base64url');

/** Returns the key of an invitation's link, which nobody can derive from its id alone. */
export const invitationKeyOf = (secret: string, id: string): string => `${id}.${seal(secret, id)}`;

/** Returns the id of the invitation with this key; null: a key that is none. */
export function invitationOfKey(secret: string, key: string): string | null {
  const [id = '', given = ''] = key.split('.');
  const [expected, actual] = [Buffer.from(seal(secret, id)), Buffer.from(given)];
  const isRight = expected.length === actual.length && timingSafeEqual(expected, actual);
  return isRight ? id : null;
}
