import type { CourierName } from '@comanda/domain/courier/delivery.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { Courier, CourierContext } from '../couriers/courier.ts';
import type { CourierTimeout } from '../couriers/courier-registry.ts';
import type { Deps } from '../deps.ts';

/**
 * The courier with its context; null: the store delivers itself, or the tenant cannot use the
 * courier. Reads the database; never call it inside a transaction.
 */
export async function reachCourier(
  { couriers }: Pick<Deps, 'couriers'>,
  tenantId: TenantId,
  name: CourierName,
  patience: CourierTimeout = 'usual',
): Promise<{ courier: Courier; context: CourierContext } | null> {
  const courier = couriers.courierOf(name);
  const context = courier && (await couriers.contextOf(name, tenantId, patience));
  return courier && context ? { courier, context } : null;
}
