import type { OrderId } from '../../packages/domain/src/ids.ts';
import type { OrderStatus } from '../../packages/domain/src/order/order-status.ts';
import { type OwnerQueries, ownerQueries } from '../../apps/server/src/testing/owner-queries.ts';
import { openConnection } from '../lib/connection.ts';
import { awaitOrderOutcome, type BenchShop, postGuest, sendOrder } from '../lib/guest-orders.ts';

const tenant = 'burger';

/**
 * Orders that were placed over HTTP and that no board shows yet. They are moved at once, as the
 * jobs and staff do over time.
 */
export type BoardOrders = {
  /** Shows one more order to a store's board in this status, with the notice that goes with it. */
  show(storeId: number, status: OrderStatus): Promise<OrderId>;
  move(id: OrderId, storeId: number, status: OrderStatus): Promise<void>;
  end(): Promise<void>;
};

/** Places `count` orders at the shop's store. */
export async function placeBoardOrders(
  databaseUrl: string,
  shop: BenchShop,
  count: number,
): Promise<BoardOrders> {
  const waiting = await placeOrders(shop, count);
  const owner = await ownerQueries(databaseUrl);
  const move: BoardOrders['move'] = (id, storeId, status) => moveOrder(owner, id, storeId, status);
  return {
    show: async (storeId, status) => {
      const id = waiting.pop();
      if (id === undefined) throw new Error('more orders are shown than were placed');
      await move(id, storeId, status);
      return id;
    },
    move,
    end: () => owner.end(),
  };
}

async function placeOrders(shop: BenchShop, count: number): Promise<OrderId[]> {
  const connection = await openConnection(shop.port, () => undefined);
  const ids: OrderId[] = [];
  while (ids.length < count) {
    const token = await postGuest(shop, connection);
    const jobToken = await sendOrder(shop, connection, token);
    ids.push((await awaitOrderOutcome(shop, connection, jobToken)).id);
  }
  connection.close();
  return ids;
}

async function moveOrder(
  owner: OwnerQueries,
  id: OrderId,
  storeId: number,
  status: OrderStatus,
): Promise<void> {
  await owner.rows(
    tenant,
    `update orders set store_id = $2, status = $3, released_at = coalesce(released_at, now()),
      version = version + 1 where id = $1`,
    [id, storeId, status],
  );
  await owner.rows(tenant, `select pg_notify('comanda_changed', $1)`, [
    `${tenant}:order:${id}:${storeId}`,
  ]);
}
