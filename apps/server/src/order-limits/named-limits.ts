import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import { networkLimits } from '@comanda/domain/limits/networks-of.ts';

/** A count of this process and its limit; 0: no limit. */
export type NamedLimit = { name: string; limit: number };

/** Returns a limit of each network of an address at a brand, from the limit of a host. */
export const networkNamedLimits = (
  tenantId: TenantId,
  address: string,
  ofHost: number,
): readonly NamedLimit[] =>
  networkLimits(address, ofHost).map(({ name, most }) => ({
    name: `${tenantId} network ${name}`,
    limit: most,
  }));

type Limits = { perBuyer: number; perNetwork: number };

/**
 * Returns the limits of one call of a buyer: the buyer's own, and one of each network of the
 * buyer's address.
 */
export const buyerNamedLimits = (
  tenantId: TenantId,
  userId: UserId,
  address: string,
  { perBuyer, perNetwork }: Limits,
): readonly NamedLimit[] => [
  { name: `${tenantId} buyer ${userId}`, limit: perBuyer },
  ...networkNamedLimits(tenantId, address, perNetwork),
];
