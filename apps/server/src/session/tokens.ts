import { isTenantId, type TenantId } from '@comanda/domain/ids.ts';
import { hash } from 'node:crypto';

/**
 * Returns a shopper's token: the tenant and 32 random bytes in base64url. The server stores only
 * its hash. docs/rules/people.md#token-format.
 */
export const tokenOf = (tenantId: TenantId, secret: string): string => `${tenantId}.${secret}`;

const shape = /^([a-z][a-z0-9-]{0,40})\.[\w-]{43}$/;

/**
 * Returns the tenant that a token names, or null if the token has another form. The name proves
 * nothing.
 */
export const tenantOfToken = (token: string): TenantId | null => {
  const tenantId = shape.exec(token)?.[1];
  return tenantId !== undefined && isTenantId(tenantId) ? tenantId : null;
};

/**
 * Returns the id by which a page of the counter names its session: derived from the token, which it
 * does not tell. docs/rules/counter-staff.md#id-of-a-session.
 */
export const counterSessionIdOf = (token: string): string =>
  hash('sha256', `counter-session:${token}`, 'base64url').slice(0, 22);

/** Returns the SHA-256 in hex. A token is random enough to need no salt. */
export const hashToken = (token: string): string => hash('sha256', token);
