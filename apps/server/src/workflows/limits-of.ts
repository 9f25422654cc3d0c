import type { OrderLimits } from '@comanda/domain/order-limits/order-limits.ts';
import type { Deps } from '../deps.ts';
import type { TenantMemory } from '../features/menu/menu-memory.ts';

/** The limits of a brand; null: none, because the server switches them off or the brand was never imported. */
export const limitsOf = ({ config }: Pick<Deps, 'config'>, memory: Pick<TenantMemory, 'operations'> | null): OrderLimits | null =>
  config.orderLimits ? (memory?.operations.orderLimits ?? null) : null;
