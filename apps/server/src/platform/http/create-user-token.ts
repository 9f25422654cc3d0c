import type { TenantId } from '@comanda/domain/ids.ts';
import { readToken, signToken } from './signed-token.ts';

const hour = 3_600_000;

/** Lets a browser of this tenant create guests; the same for an hour, good for at least 24 h. `now` in milliseconds. decisions §6. */
export const createUserToken = (secret: string, tenantId: TenantId, now: number): string =>
  signToken(secret, 'create-user', [tenantId], (Math.floor(now / hour) + 25) * hour);

/** Whether we made this token, for this tenant, and it has not ended. */
export function isCreateUserToken(secret: string, tenantId: TenantId, token: string, now: number): boolean {
  const facts = readToken(secret, 'create-user', token, now);
  return facts?.length === 1 && facts[0] === tenantId;
}
