import type { OrderId } from '@comanda/domain/ids.ts';

/** An order placed, now or by an earlier request under the same key. `createdAt`: milliseconds. */
export type PlacedOrder = { orderId: OrderId; createdAt: number };
