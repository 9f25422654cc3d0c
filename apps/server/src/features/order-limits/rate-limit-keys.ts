import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import { networkOf } from '../../platform/http/network-of.ts';

/** The names under which one call of a buyer is counted in this process: the buyer's own, and that of the network it came from. */
export const rateLimitKeys = (tenantId: TenantId, userId: UserId, address: string) => ({
  perBuyer: `${tenantId} buyer ${userId}`,
  perNetwork: `${tenantId} network ${networkOf(address)}`,
});
