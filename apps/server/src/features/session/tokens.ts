import type { TenantId } from '@comanda/domain/ids.ts';
import { hash } from 'node:crypto';

/** What a person carries: the tenant, and 32 random bytes in base64url that mean nothing. Kept only as its hash. docs/rules/people.md#token-format. */
export const tokenOf = (tenantId: TenantId, secret: string): string => `${tenantId}.${secret}`;

const shape = /^([a-z][a-z0-9-]{0,40})\.[\w-]{43}$/;

/** The tenant a token names, or null when it is no token of ours. It proves nothing. */
export const tenantOfToken = (token: string): TenantId | null => {
  const found = shape.exec(token)?.[1];
  return found === undefined ? null : (found as TenantId);
};

/** SHA-256 in hex; a token is random enough to need no salt. */
export const hashToken = (token: string): string => hash('sha256', token);
