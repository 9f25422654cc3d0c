import type { TenantId } from '@comanda/domain/ids.ts';
import { readToken, signToken } from './signed-token.ts';

/** How long a token is good, and how often a repetition of the request gets a new one. Milliseconds. */
const lifetimeMs = 900_000;
const renewEveryMs = lifetimeMs / 2;

/** `createdAt`: when the request was first answered; `now`: when this token is given. Milliseconds. */
export type JobTokenTimes = { createdAt: number; now: number };

/**
 * Lets its holder ask for the outcome of one request of one tenant, for 15 minutes. A repetition within seven and a half minutes gets the
 * same token letter for letter; a later one gets a token that is good for as long again at least. docs/rules/people.md#job-token.
 */
export function createJobToken(
  secret: string,
  tenantId: TenantId,
  requestId: string,
  { createdAt, now }: JobTokenTimes,
): string {
  const renewals = Math.max(0, Math.floor((now - createdAt) / renewEveryMs));
  return signToken(
    secret,
    'job',
    [tenantId, requestId],
    createdAt + renewals * renewEveryMs + lifetimeMs,
  );
}

/** The request a job token stands for, or null when it is forged, over, or another tenant's. */
export function requestOfJobToken(
  secret: string,
  tenantId: TenantId,
  token: string,
  now: number,
): string | null {
  const facts = readToken(secret, 'job', token, now)?.facts;
  return facts?.length === 2 && facts[0] === tenantId ? (facts[1] ?? null) : null;
}
