import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import { networkOf } from '../../platform/http/network-of.ts';

/** Returns the keys by which this process counts one call of a buyer: the buyer's own key and the key of the buyer's network. */
export const rateLimitKeys = (tenantId: TenantId, userId: UserId, address: string) => ({
  perBuyer: `${tenantId} buyer ${userId}`,
  perNetwork: `${tenantId} network ${networkOf(address)}`,
});
