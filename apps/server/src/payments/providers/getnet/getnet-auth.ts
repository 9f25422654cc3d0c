import { isoOf } from '@comanda/domain/time/instant.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { ProviderContext } from '../../provider/provider-context.ts';

/** The authentication of one call. It is made anew for each call and is valid for five minutes. */
export type GetnetAuth = {
  readonly login: string;
  readonly tranKey: string;
  readonly nonce: string;
  readonly seed: string;
};

/**
 * Builds the `auth` object: tranKey = Base64(SHA-256(nonce + seed + secret key)), with the nonce's
 * own bytes and not their Base64. `now`: milliseconds by the gateway's clock.
 */
export function getnetAuth(
  { login = '', secretKey = '' }: ProviderContext['secrets'],
  now: number,
  nonce: Buffer = randomBytes(16),
): GetnetAuth {
  const seed = isoOf(now);
  return {
    login,
    tranKey: tranKeyOf(nonce, seed, secretKey),
    nonce: nonce.toString('base64'),
    seed,
  };
}

/** The digest that proves the secret key. */
export const tranKeyOf = (nonce: Buffer, seed: string, secretKey: string): string =>
  createHash('sha256')
    .update(Buffer.concat([nonce, Buffer.from(seed + secretKey)]))
    .digest('base64');
