import { headers } from '@comanda/contract/headers.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { hashToken, tenantOfToken } from '../../../features/session/tokens.ts';

type Caller = { tenant: { id: TenantId }; header(name: string): string | undefined };

/** Returns the hash of the device token that a call sends; null: it sends none of this brand. */
export function deviceTokenHashOf(call: Caller): string | null {
  const token = call.header(headers.deviceToken);
  return token !== undefined && tenantOfToken(token) === call.tenant.id ? hashToken(token) : null;
}
