import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { notifyKitchen } from '../kitchen/notify-kitchen.ts';
import type { OrderServer } from './order-server.ts';

/** Shows an order to its store, as the job does once the shopper can no longer undo it. */
export const releaseToStore = (
  { deps }: Pick<OrderServer, 'deps'>,
  { id }: { id: string },
  tenant = 'burger',
): Promise<void> =>
  notifyKitchen(deps, { tenantId: tenant as TenantId, orderId: id as OrderId, tries: 0 });
