import type { OrderLimits } from '@comanda/domain/order-limits/order-limits.ts';
import type { Deps } from '../deps.ts';
import type { CachedTenant } from '../menu/cached-tenant.ts';

/**
 * The limits of a brand; null: none, because the server switches limits off or the brand was never
 * imported.
 */
export const orderLimitsOf = (
  { config }: Pick<Deps, 'config'>,
  cachedTenant: Pick<CachedTenant, 'operations'> | null,
): OrderLimits | null =>
  config.orderLimits ? (cachedTenant?.operations.orderLimits ?? null) : null;
