import { createHash, timingSafeEqual } from 'node:crypto';
import { isObject, textOrNull } from '../../http/read-json.ts';
import type { AuthProblem } from './getnet-refusal.ts';
import type { GetnetKeys } from './getnet-keys.ts';

/** The clocks of shop and gateway may differ by this much, milliseconds. */
const maxSkewMs = 5 * 60_000;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;
const isoSeed = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const authFields = ['login', 'tranKey', 'nonce', 'seed'];

/**
 * Checks the `auth` object of a call: tranKey = Base64(SHA-256(raw nonce + seed + secret key)).
 * Null: it is valid. `now`: the gateway's clock, milliseconds.
 */
export function authProblem(auth: unknown, keys: GetnetKeys, now: number): AuthProblem | null {
  if (!isObject(auth)) return 100;
  const [login, tranKey, nonce, seed] = authFields.map((name) => textOrNull(auth[name]));
  if (login == null || tranKey == null || nonce == null || seed == null) return 100;
  if (Object.keys(auth).some((name) => !authFields.includes(name))) return 107;
  if (!base64.test(nonce) || !base64.test(tranKey) || !isoSeed.test(seed)) return 107;
  if (login !== keys.login) return 101;
  if (!isTranKey(tranKey, nonce, seed, keys.secretKey)) return 102;
  return Math.abs(Date.parse(seed) - now) > maxSkewMs ? 103 : null;
}

function isTranKey(given: string, nonce: string, seed: string, secretKey: string): boolean {
  const expected = createHash('sha256')
    .update(Buffer.concat([Buffer.from(nonce, 'base64'), Buffer.from(seed + secretKey)]))
    .digest();
  const digest = Buffer.from(given, 'base64');
  return digest.length === expected.length && timingSafeEqual(digest, expected);
}
