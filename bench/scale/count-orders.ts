import { ownerQueries } from '../../apps/server/src/testing/owner-queries.ts';
import type { BrandBed } from '../resilience/test-bed.ts';
import { waitUntil } from '../resilience/wait-until.ts';
import type { CollectedTickets } from './collect-tickets.ts';

const kitchenTimeoutMs = 60_000;
const brand = 'burger';

/**
 * The fate of the acknowledged orders. `doubled`: stored orders that no shopper knows, because
 * another one was acknowledged for their Idempotency-Key, and tickets of an order beyond its first.
 * `unknownAtKitchen`: tickets without a stored order.
 */
export type OrderCounts = {
  lost: number;
  doubled: number;
  missingAtKitchen: number;
  unknownAtKitchen: number;
};

/**
 * Counts all orders of the brand beside those that its shoppers know, once the kitchen has those of
 * them that are stored, or after a minute.
 */
export async function countOrders(
  { database }: BrandBed,
  tickets: CollectedTickets,
  acknowledged: readonly string[],
): Promise<OrderCounts> {
  const owner = await ownerQueries(database.ownerUrl);
  const rows = await owner.rows<{ id: string }>(brand, 'select id::text from orders');
  await owner.end();
  const stored = new Set(rows.map(({ id }) => id));
  const known = acknowledged.filter((id) => stored.has(id));
  const missing = () => known.filter((id) => !tickets.ids.has(id)).length;
  await waitUntil(kitchenTimeoutMs, async () => missing() === 0);
  return {
    lost: acknowledged.length - known.length,
    doubled: stored.size - known.length + tickets.doubled.size,
    missingAtKitchen: missing(),
    unknownAtKitchen: [...tickets.ids].filter((id) => !stored.has(id)).length,
  };
}
