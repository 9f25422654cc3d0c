import { createHmac } from 'node:crypto';
import { canonicalEmail } from '@comanda/domain/email/normal-email.ts';
import type { TenantId } from '@comanda/domain/ids.ts';

/**
 * Returns the keyed hash of an email's mailbox at one brand, from which the address cannot be read
 * or guessed. `normal`: a normal email. Limits count by it, also after the account was erased.
 * docs/rules/login.md#budget-of-an-email.
 */
export const emailHash = (secret: string, tenantId: TenantId, normal: string): string =>
  createHmac('sha256', secret)
    .update(`email ${tenantId} ${canonicalEmail(normal)}`)
    .digest('base64url');
