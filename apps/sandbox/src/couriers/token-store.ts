import { randomBytes } from 'node:crypto';
import type { SandboxClock } from '../control/sandbox-clock.ts';
import { secretsEqual } from './secrets-equal.ts';

/** Credentials of a client that may request a token. */
export type OAuthClient = { readonly id: string; readonly secret: string };

/** Access tokens of a courier, valid for thirty days. `revoke` ends one early. */
export type TokenStore = {
  issue(client: OAuthClient): string | null;
  isValid(token: string): boolean;
  revoke(token: string): void;
  readonly lifetimeSeconds: number;
};

const lifetimeSeconds = 30 * 24 * 60 * 60;
const maxTokens = 10_000;

export function createTokenStore(clock: SandboxClock, registered: OAuthClient): TokenStore {
  const endsAt = new Map<string, number>();
  return {
    lifetimeSeconds,
    issue: ({ id, secret }) => {
      if (!secretsEqual(id, registered.id) || !secretsEqual(secret, registered.secret)) return null;
      const [oldest] = endsAt.keys();
      if (endsAt.size >= maxTokens && oldest !== undefined) endsAt.delete(oldest);
      const token = randomBytes(24).toString('hex');
      endsAt.set(token, clock.now() + lifetimeSeconds * 1_000);
      return token;
    },
    isValid: (token) => (endsAt.get(token) ?? 0) > clock.now(),
    revoke: (token) => void endsAt.delete(token),
  };
}
