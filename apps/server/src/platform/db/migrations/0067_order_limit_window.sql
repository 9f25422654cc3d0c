-- The window in which unpaid orders are counted comes with the limits, from packages/domain/src/order-limits/order-limits.ts, as the limits do.
-- An older server sends none: its orders are counted as before, within two hours.
create function unpaid_window_of(limits jsonb) returns interval language sql immutable as $$
  select coalesce(make_interval(secs => (limits ->> 'unpaidWindowSeconds')::double precision), interval '2 hours')
$$;

-- Counts the orders of a buyer and of a network, and undoes the transaction that would be one too many (CS003). Orders of one buyer, and of one
-- network, pass here one after the other until they are committed: each query below reads what was committed by then. Two index look-ups.
-- limits: {"perBuyer", "perNetwork", "unpaidWindowSeconds"} of packages/domain/src/order-limits/order-limits.ts; null: none.
create or replace function check_order_limits(tenant text, buyer uuid, origin bigint, store integer, at timestamptz, limits jsonb) returns boolean
language plpgsql as $$
declare
  unpaid_window interval := unpaid_window_of(limits);
  since uuid := first_uuid_after(at - greatest(unpaid_window, interval '1 hour'));
  unpaid timestamptz[];
  recent timestamptz[];
begin
  if limits is null then
    return true;
  end if;
  perform pg_advisory_xact_lock(54, hashtext(tenant || ' ' || buyer));
  select array_agg(o.created_at order by o.id desc) filter (
      where o.store_id = store and o.created_at > at - unpaid_window and order_is_unpaid(o.status, o.payment_status)),
    array_agg(o.created_at order by o.id desc) filter (where o.created_at > at - interval '1 hour')
  into unpaid, recent
  from orders o where o.tenant_id = tenant and o.buyer_id = buyer and o.id >= since;
  perform refuse_over_limit('openUnpaidOrders', 'buyer', unpaid, (limits -> 'perBuyer' ->> 'openUnpaidOrders')::integer, at, unpaid_window);
  perform refuse_over_limit('ordersPerHour', 'buyer', recent, (limits -> 'perBuyer' ->> 'ordersPerHour')::integer, at, interval '1 hour');
  if origin is null then
    return true;
  end if;
  perform pg_advisory_xact_lock(55, hashtext(tenant || ' ' || origin));
  select array_agg(o.created_at order by o.id desc) filter (
      where o.created_at > at - unpaid_window and order_is_unpaid(o.status, o.payment_status)),
    array_agg(o.created_at order by o.id desc) filter (where o.created_at > at - interval '1 hour')
  into unpaid, recent
  from orders o where o.tenant_id = tenant and o.network = origin and o.id >= since;
  perform refuse_over_limit('openUnpaidOrders', 'network', unpaid, (limits -> 'perNetwork' ->> 'openUnpaidOrders')::integer, at, unpaid_window);
  perform refuse_over_limit('ordersPerHour', 'network', recent, (limits -> 'perNetwork' ->> 'ordersPerHour')::integer, at, interval '1 hour');
  return true;
end
$$;

-- Undoes the transaction when the units just taken, with those that unpaid orders `held` since `oldest`, are above `most`: CS003.
drop function refuse_over_units(text, bigint, bigint, timestamptz, integer, timestamptz);
create function refuse_over_units(scope text, units bigint, held bigint, oldest timestamptz, most integer, at timestamptz, lasts interval)
returns void
language plpgsql as $$
begin
  if most > 0 and units + held > most then
    raise exception 'order limit' using errcode = 'CS003', detail = jsonb_build_object('limit', 'heldUnits', 'scope', scope, 'most', most,
      'seconds', case when units <= most then greatest(ceil(extract(epoch from oldest + lasts - at))::integer, 1) end)::text;
  end if;
end
$$;

-- Answers what take_stock took, unless buyer or network then hold more units of counted stock without having paid. Asks nothing when nothing
-- was counted. After check_order_limits, whose locks it relies on.
create or replace function hold_within_limits(tenant text, buyer uuid, origin bigint, taken jsonb, at timestamptz, limits jsonb) returns jsonb
language plpgsql as $$
declare
  unpaid_window interval := unpaid_window_of(limits);
  since uuid := first_uuid_after(at - unpaid_window);
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
  where o.tenant_id = tenant and o.buyer_id = buyer and o.id >= since and order_is_unpaid(o.status, o.payment_status);
  perform refuse_over_units('buyer', units, held, oldest, (limits -> 'perBuyer' ->> 'heldUnits')::integer, at, unpaid_window);
  if origin is not null then
    select coalesce(sum(u.value::integer), 0), min(o.created_at) into held, oldest
    from orders o cross join lateral jsonb_each_text(o.stock_taken) u
    where o.tenant_id = tenant and o.network = origin and o.id >= since and order_is_unpaid(o.status, o.payment_status);
    perform refuse_over_units('network', units, held, oldest, (limits -> 'perNetwork' ->> 'heldUnits')::integer, at, unpaid_window);
  end if;
  return taken;
end
$$;
