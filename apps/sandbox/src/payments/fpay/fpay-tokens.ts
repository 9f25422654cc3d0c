import { randomBytes } from 'node:crypto';
import type { SandboxClock } from '../../control/sandbox-clock.ts';

/** `endsAt`: instant in milliseconds of the emulator's clock. */
export type FpayTokens = {
  issue(): { token: string; endsAt: number };
  isValid(token: string): boolean;
  revoke(token: string): void;
};

const lifetimeMs = 60 * 60_000;
const maxTokens = 10_000;

/** Access tokens of the emulated Fpay, valid for an hour. */
export function createFpayTokens(clock: SandboxClock): FpayTokens {
  const endOf = new Map<string, number>();
  return {
    issue: () => {
      const [oldest] = endOf.size < maxTokens ? [] : endOf.keys();
      if (oldest !== undefined) endOf.delete(oldest);
      const token = randomBytes(24).toString('hex');
      const endsAt = clock.now() + lifetimeMs;
      endOf.set(token, endsAt);
      return { token, endsAt };
    },
    isValid: (token) => (endOf.get(token) ?? 0) > clock.now(),
    revoke: (token) => void endOf.delete(token),
  };
}
