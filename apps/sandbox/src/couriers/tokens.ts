import { randomBytes } from 'node:crypto';
import type { Clock } from '../control/clock.ts';
import { sameText } from './same-text.ts';

/** Who may ask for a token. */
export type Client = { readonly id: string; readonly secret: string };

/** Tokens that open a courier for thirty days. `revoke` ends one before its time. */
export type Tokens = {
  issue(client: Client): string | null;
  isGood(token: string): boolean;
  revoke(token: string): void;
  readonly lifeSeconds: number;
};

const lifeSeconds = 30 * 24 * 60 * 60;
const keptTokens = 10_000;

export function createTokens(clock: Clock, registered: Client): Tokens {
  const endsAt = new Map<string, number>();
  return {
    lifeSeconds,
    issue: ({ id, secret }) => {
      if (!sameText(id, registered.id) || !sameText(secret, registered.secret)) return null;
      const [oldest] = endsAt.keys();
      if (endsAt.size >= keptTokens && oldest !== undefined) endsAt.delete(oldest);
      const token = randomBytes(24).toString('hex');
      endsAt.set(token, clock.now() + lifeSeconds * 1_000);
      return token;
    },
    isGood: (token) => (endsAt.get(token) ?? 0) > clock.now(),
    revoke: (token) => void endsAt.delete(token),
  };
}
