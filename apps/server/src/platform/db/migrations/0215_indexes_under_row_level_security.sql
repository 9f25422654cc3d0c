-- Orders by network, which is forgotten after two days. The index that this one replaces was on an
-- expression, and row-level security lets no index on an expression serve a read unless its
-- functions are leakproof: each order read the whole table to count the orders of its site.
create index orders_by_network on orders (tenant_id, network, id) where network is not null;
drop index orders_of_site;

-- The networks of a scope around one of them are those from the lowest to the highest.
create function lowest_network(origin bigint, scope text) returns bigint language sql immutable as
$$
  select (origin >> network_bits(scope)) << network_bits(scope)
$$;
create function highest_network(origin bigint, scope text) returns bigint language sql immutable as
$$
  select lowest_network(origin, scope) | ((1::bigint << network_bits(scope)) - 1)
$$;

-- As before (order-limits/schema.sql), but for the way in which orders of a network are found.
create or replace function check_order_limits(tenant text, buyer uuid, origin bigint, store integer,
  at timestamptz, limits jsonb)
  returns boolean language plpgsql as $$
declare
  unpaid_window interval := unpaid_window_of(limits);
  since uuid := first_uuid_after(at - greatest(unpaid_window, interval '1 hour'));
  scopes text[] := array['perNetwork', 'perHome', 'perSite'];
  scope text;
  unpaid timestamptz[];
  recent timestamptz[];
begin
  if limits is null then
    return true;
  end if;
  perform pg_advisory_xact_lock(54, hashtext(tenant || ' ' || buyer));
  select array_agg(o.created_at order by o.id desc) filter (
      where o.store_id = store and o.created_at > at - unpaid_window
        and order_is_unpaid(o.status, o.payment_status)),
    array_agg(o.created_at order by o.id desc) filter (where o.created_at > at - interval '1 hour')
  into unpaid, recent
  from orders o where o.tenant_id = tenant and o.buyer_id = buyer and o.id >= since;
  perform refuse_over_limit('openUnpaidOrders', 'buyer', unpaid,
    (limits -> 'perBuyer' ->> 'openUnpaidOrders')::integer, at, unpaid_window);
  perform refuse_over_limit('ordersPerHour', 'buyer', recent,
    (limits -> 'perBuyer' ->> 'ordersPerHour')::integer, at, interval '1 hour');
  if origin is null then
    return true;
  end if;
  perform pg_advisory_xact_lock(55, hashtext(tenant || ' ' || (origin >> 32)));
  if not exists (select from orders o where o.tenant_id = tenant and o.id >= since
    and o.network between lowest_network(origin, 'perSite')
      and highest_network(origin, 'perSite')) then
    return true;
  end if;
  foreach scope in array scopes loop
    select array_agg(o.created_at order by o.id desc) filter (
        where o.created_at > at - unpaid_window and order_is_unpaid(o.status, o.payment_status)),
      array_agg(o.created_at order by o.id desc) filter (where o.created_at > at - interval
        '1 hour')
    into unpaid, recent
    from orders o where o.tenant_id = tenant and o.id >= since
      and o.network between lowest_network(origin, scope) and highest_network(origin, scope);
    perform refuse_over_limit('openUnpaidOrders', 'network', unpaid,
      (limits -> scope ->> 'openUnpaidOrders')::integer, at, unpaid_window);
    perform refuse_over_limit('ordersPerHour', 'network', recent,
      (limits -> scope ->> 'ordersPerHour')::integer, at, interval '1 hour');
  end loop;
  return true;
end
$$;

-- As before, but for the way in which orders of a network are found.
create or replace function hold_within_limits(tenant text, buyer uuid, origin bigint, taken jsonb,
  at timestamptz, limits jsonb)
  returns jsonb language plpgsql as $$
declare
  unpaid_window interval := unpaid_window_of(limits);
  since uuid := first_uuid_after(at - unpaid_window);
  scopes text[] := array['perNetwork', 'perHome', 'perSite'];
  scope text;
  units bigint;
  held bigint;
  oldest timestamptz;
begin
  if limits is null or taken = '{}' then
    return taken;
  end if;
  select sum(u.value::integer) into units from jsonb_each_text(taken) u;
  select coalesce(sum(u.value::integer), 0), min(o.created_at) into held, oldest
  from orders o cross join lateral jsonb_each_text(o.stock_taken) u
  where o.tenant_id = tenant and o.buyer_id = buyer and o.id >= since
    and order_is_unpaid(o.status, o.payment_status);
  perform refuse_over_units('buyer', units, held, oldest,
    (limits -> 'perBuyer' ->> 'heldUnits')::integer, at, unpaid_window);
  if origin is null then
    return taken;
  end if;
  foreach scope in array scopes loop
    select coalesce(sum(u.value::integer), 0), min(o.created_at) into held, oldest
    from orders o cross join lateral jsonb_each_text(o.stock_taken) u
    where o.tenant_id = tenant and o.id >= since
      and o.network between lowest_network(origin, scope) and highest_network(origin, scope)
      and order_is_unpaid(o.status, o.payment_status);
    perform refuse_over_units('network', units, held, oldest,
      (limits -> scope ->> 'heldUnits')::integer, at, unpaid_window);
  end loop;
  return taken;
end
$$;

-- Users by email. Their emails are normal (packages/domain/src/email/normal-email.ts); the unique
-- index on lower(email) keeps them apart and, being one on an expression, serves no read.
create index users_by_email on users (tenant_id, email) where kind = 'user';
