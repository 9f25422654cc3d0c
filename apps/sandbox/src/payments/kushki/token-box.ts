import { randomBytes } from 'node:crypto';
import type { SandboxClock } from '../../control/sandbox-clock.ts';
import type { EmulatedCard } from './emulated-card.ts';

/** State of the bank's question to the shopper (3-D Secure). `none`: the bank asks nothing. */
type ChallengeState = 'none' | 'open' | 'passed' | 'failed';

/**
 * A token. `card`: for one charge. `subscription`: for storing the card. `device`: for one charge
 * of a stored card. `secureId`: name of the bank's question. `amount` null: any amount.
 */
export type EmulatedToken = {
  readonly kind: 'card' | 'subscription' | 'device';
  readonly card: EmulatedCard;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly subscriptionId: string | null;
  readonly secureId: string;
  readonly challenge: ChallengeState;
};

export type TokenBox = {
  issue(token: Omit<EmulatedToken, 'secureId'>): { token: string; secureId: string };
  /**
   * Returns the token and uses it up, whatever happens to its charge. Null: unknown, of another
   * kind, used or older than 30 minutes.
   */
  use(token: string, kind: EmulatedToken['kind']): EmulatedToken | null;
  /**
   * Stores the shopper's answer to the bank, which some cards never accept. False: no such open
   * question.
   */
  answerChallenge(secureId: string, hasConfirmed: boolean): boolean;
  challengeOf(secureId: string): ChallengeState | null;
};

const lifetimeMs = 30 * 60_000;
const maxTokens = 50_000;
type Entry = { facts: EmulatedToken; token: string; until: number };

/** Tokens live for 30 minutes and work once. */
export function createTokenBox(clock: SandboxClock): TokenBox {
  const byToken = new Map<string, Entry>();
  const bySecureId = new Map<string, string>();
  const drop = ({ token, facts }: Entry): void => {
    byToken.delete(token);
    bySecureId.delete(facts.secureId);
  };
  const ofSecureId = (secureId: string): Entry | null =>
    byToken.get(bySecureId.get(secureId) ?? '') ?? null;
  return {
    issue: (facts) => {
      const [oldest] = byToken.values();
      if (byToken.size >= maxTokens && oldest !== undefined) drop(oldest);
      const token = randomBytes(16).toString('hex');
      const secureId = randomBytes(12).toString('hex');
      byToken.set(token, { facts: { ...facts, secureId }, token, until: clock.now() + lifetimeMs });
      bySecureId.set(secureId, token);
      return { token, secureId };
    },
    use: (token, kind) => {
      const entry = byToken.get(token);
      if (entry === undefined || entry.facts.kind !== kind) return null;
      drop(entry);
      return clock.now() < entry.until ? entry.facts : null;
    },
    answerChallenge: (secureId, hasConfirmed) => {
      const entry = ofSecureId(secureId);
      if (entry?.facts.challenge !== 'open') return false;
      const passes = hasConfirmed && entry.facts.card.outcome === 'challenge';
      entry.facts = { ...entry.facts, challenge: passes ? 'passed' : 'failed' };
      return true;
    },
    challengeOf: (secureId) => ofSecureId(secureId)?.facts.challenge ?? null,
  };
}
