import type { TenantId } from '@comanda/domain/ids.ts';
import { jobTokenLifetimeMs, jobTokenRenewalMs } from '@comanda/domain/session/token-lifetimes.ts';
import { readToken, signToken } from './signed-token.ts';

/**
 * `createdAt`: time of the first answer to the request; `now`: time at which this token is issued.
 * Milliseconds.
 */
export type JobTokenTimes = { createdAt: number; now: number };

/**
 * Creates a token that gives its holder the outcome of one request of one tenant, for 15 minutes. A
 * repetition within 7.5 minutes gets the same token; a later one gets a token that is valid for at
 * least that long. docs/rules/people.md#job-token.
 */
export function createJobToken(
  secret: string,
  tenantId: TenantId,
  requestId: string,
  { createdAt, now }: JobTokenTimes,
): string {
  const renewals = Math.max(0, Math.floor((now - createdAt) / jobTokenRenewalMs));
  return signToken(
    secret,
    'job',
    [tenantId, requestId],
    createdAt + renewals * jobTokenRenewalMs + jobTokenLifetimeMs,
  );
}

/**
 * Returns the request of a job token, or null if the token is forged, expired or of another tenant.
 */
export function requestOfJobToken(
  secret: string,
  tenantId: TenantId,
  token: string,
  now: number,
): string | null {
  const facts = readToken(secret, 'job', token, now)?.facts;
  return facts?.length === 2 && facts[0] === tenantId ? (facts[1] ?? null) : null;
}
