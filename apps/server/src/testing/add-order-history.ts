import type { OwnerQueries } from './owner-queries.ts';

/**
 * Gives a brand users with one completed order each, every one from a network of its own, and lets
 * the planner see them. The newest order is a minute old, each earlier one `secondsApart` older.
 * Numbers of orders begin at a million.
 */
export async function addOrderHistory(
  owner: OwnerQueries,
  tenant: string,
  { orders, secondsApart }: { orders: number; secondsApart: number },
): Promise<void> {
  await owner.rows(
    tenant,
    `insert into users (tenant_id, id, kind, external_id, name, email, phone, created_at)
     select $1, gen_random_uuid(), 'user', 'history-' || n, 'Ana Soto',
       'history-' || n || '@example.com', n, now() from generate_series(1, $2::integer) n`,
    [tenant, orders],
  );
  await owner.rows(
    tenant,
    `insert into orders (tenant_id, id, store_id, number, buyer_id, status, payment_status,
       payment_method, dispatch_method, customer_name, customer_email, customer_phone, subtotal,
       discount, delivery, service_fee, tip, store_tip, total, lines, snapshot, timeline,
       stock_taken, network, created_at, released_at)
     select u.tenant_id, overlay(u.id::text placing left(first_uuid_after(at)::text, 13)
         from 1 for 13)::uuid,
       1, 1000000 + u.phone::integer, u.id, 'completed', 'completed', 'cash', 'in_store', u.name,
       u.email, u.phone, 1, 0, 0, 0, 0, 0, 1, '[]', '{}', '[]', '{}',
       hashtextextended(u.id::text, 0), at, at
     from users u cross join lateral (
       select now() - make_interval(mins => 1, secs => (u.phone::integer - 1) * $2::float8) as at
     ) placed where u.tenant_id = $1 and u.external_id like 'history-%'`,
    [tenant, secondsApart],
  );
  await owner.rows(tenant, 'analyze users, orders');
}
