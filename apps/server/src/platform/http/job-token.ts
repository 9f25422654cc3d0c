import type { TenantId } from '@comanda/domain/ids.ts';
import { readToken, signToken } from './signed-token.ts';

const day = 86_400_000;

/** Lets its holder ask for the outcome of one request of one tenant, for a day. decisions §4. */
export const createJobToken = (secret: string, tenantId: TenantId, requestId: string, now: number): string =>
  signToken(secret, 'job', [tenantId, requestId], now + day);

/** The request a job token stands for, or null when it is forged, over, or another tenant's. */
export function requestOfJobToken(secret: string, tenantId: TenantId, token: string, now: number): string | null {
  const facts = readToken(secret, 'job', token, now)?.facts;
  return facts?.length === 2 && facts[0] === tenantId ? (facts[1] ?? null) : null;
}
