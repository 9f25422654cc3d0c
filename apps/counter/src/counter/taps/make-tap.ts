import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import type { OrderTap } from './order-tap.ts';

/** A tap that accepts an order, for tests. */
export const makeTap = (own: Partial<OrderTap> = {}): OrderTap => ({
  key: 'key-0',
  session: 'session-1',
  storeId: 1 as StoreId,
  orderId: '018f0000-0000-7000-8000-000000000001' as OrderId,
  label: 'Pedido 1 aceptado',
  column: 'kitchen',
  change: { action: 'accept', body: { minutes: 20 } },
  at: 0,
  isLost: false,
  ...own,
});
