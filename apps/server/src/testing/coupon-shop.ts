import type { Coupon } from '@comanda/domain/coupon/coupon.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { makeCoupon } from '@comanda/domain/testing/make-coupon.ts';
import type { AnyJson } from './any-json.ts';
import { type FreshDatabase, freshDatabase } from './fresh-db.ts';
import { type OrderServer, startOrderServer } from './order-server.ts';
import { type OwnerQueries, ownerQueries } from './owner-queries.ts';
import { publishShops } from './publish-shops.ts';
import {
  type ApiReply,
  burgerLine,
  callApi,
  type Guest,
  guestHeaders,
  orderPayload,
  postTestOrder,
} from './shopper.ts';
import { type store, testShop } from './test-shop.ts';

/** A brand with coupons, and two servers of it. */
export type CouponTestShop = {
  database: FreshDatabase;
  owner: OwnerQueries;
  server: OrderServer;
  other: OrderServer;
  /**
   * Replaces the coupons of the brand, as an import does, on both servers. Each change is made to a
   * coupon of 20 % without limits.
   */
  publish(...coupons: readonly Partial<Coupon>[]): Promise<void>;
  /** Prices two burgers with a coupon, paid in cash. null: without a person. */
  price(who: Guest | null, coupon: unknown, changes?: object, cart?: object): Promise<ApiReply>;
  /** Orders a burger with a coupon, under a new key. */
  order(who: Guest, code: unknown, changes?: object, key?: string): Promise<ApiReply>;
  /** Uses of a coupon that count: the counter's, and those of the list. */
  uses(code: string): Promise<{ used: number | null; uses: number }>;
  close(): Promise<void>;
};

type Changes = Parameters<typeof store>[0];

export async function openCouponTestShop(changes: Changes = {}): Promise<CouponTestShop> {
  const database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger', { store: changes })]);
  const owner = await ownerQueries(database.ownerUrl);
  const [server, other] = [
    await startOrderServer(database.appUrl),
    await startOrderServer(database.appUrl),
  ];
  return {
    database,
    owner,
    server,
    other,
    publish: async (...coupons) => {
      await owner.rows('burger', 'delete from coupons');
      for (const coupon of coupons.map(makeCoupon))
        await owner.rows('burger', `insert into coupons values ('burger', $1, $2)`, [
          coupon.code,
          coupon,
        ]);
      for (const { deps } of [server, other])
        deps.menus.onChange({ tenantId: 'burger' as TenantId, kind: 'tenant', id: '' });
    },
    price: (who, coupon, more, cart) => priceWith(server, who, coupon, more, cart),
    order: (who, code, more, key = crypto.randomUUID()) => {
      const body = couponOrder(code, more);
      return postTestOrder(server, who, body, key);
    },
    uses: (code) => usesOf(owner, code),
    close: async () => {
      await server.close();
      await other.close();
      await owner.end();
      await database.drop();
    },
  };
}

/** The body of an order of one burger with a coupon that takes 20 % off. */
export const couponOrder = (code: unknown, changes: object = {}): AnyJson =>
  orderPayload({
    coupon: { code, payment_method: 'cash' },
    expected_total: 4_792,
    ...changes,
  });

const priceWith = (
  server: OrderServer,
  who: Guest | null,
  coupon: unknown,
  changes: object = {},
  cart: object = {},
): Promise<ApiReply> =>
  callApi(server, '/v1/shopping_carts/prices', {
    method: 'POST',
    headers: who === null ? { 'x-tenant': 'burger' } : guestHeaders(who),
    body: {
      cart: {
        store_id: 1,
        dispatch_method: 'in_store',
        items: [{ ...burgerLine, quantity: 2 }],
        ...cart,
      },
      coupon,
      payment_method: 'cash',
      ...changes,
    },
  });

async function usesOf(
  owner: OwnerQueries,
  code: string,
): Promise<{ used: number | null; uses: number }> {
  const [row] = await owner.rows<{ used: number | null; uses: number }>(
    'burger',
    `select (select used from coupon_counters where code = $1) as used,
      (select count(*)::int from coupon_uses where code = $1 and returned_at is null) as uses`,
    [code],
  );
  return row ?? { used: null, uses: 0 };
}
