-- Returns true if an order still waits for its money and its end: it holds stock, a place and a
-- kitchen that nobody has paid. As hasEnded in packages/domain/src/order/order-status.ts.
create function order_is_unpaid(status text, payment_status text)
  returns boolean language sql immutable as $$
  select payment_status <> 'completed' and status not in ('completed', 'cancelled', 'failed',
    'reversed')
$$;

-- The smallest UUIDv7 of the millisecond after an instant: ids of orders sort by time.
create function first_uuid_after(instant timestamptz) returns uuid language sql stable as $$
  select rpad(lpad(to_hex(floor(extract(epoch from instant) * 1000)::bigint + 1), 12, '0'), 32,
    '0')::uuid
$$;

-- The window in which unpaid orders are counted, from
-- packages/domain/src/order-limits/order-limits.ts, as the limits are.
create function unpaid_window_of(limits jsonb) returns interval language sql immutable as $$
  select make_interval(secs => (limits ->> 'unpaidWindowSeconds')::double precision)
$$;

-- The lower bits of an order's network that the networks of a limit do not share.
create function network_bits(scope text) returns integer language sql immutable as $$
  select case scope when 'perNetwork' then 0 when 'perHome' then 20 when 'perSite' then 32 end
$$;

-- Undoes the transaction when `times` (newest first) are as many as a limit allows: CS003, the
-- limit in its detail. most 0 or null: no limit. seconds: until the oldest of them that counts is
-- older than `lasts`.
create function refuse_over_limit(named text, scope text, times timestamptz[], most integer,
  at timestamptz, lasts interval)
  returns void language plpgsql as $$
begin
  if most > 0 and cardinality(times) >= most then
    raise exception 'order limit' using errcode = 'CS003', detail = jsonb_build_object(
      'limit', named, 'scope', scope, 'most', most, 'seconds',
      greatest(ceil(extract(epoch from times[most] + lasts - at))::integer, 1))::text;
  end if;
end
$$;

-- Counts the orders of a buyer, and of a network: its host, its home and its site. Undoes the
-- transaction that would be one too many (CS003). Orders of one buyer, and of one site, pass here
-- one after the other until they are committed: each query below reads what was committed by then.
-- limits: {"perBuyer", "perNetwork", "perHome", "perSite", "unpaidWindowSeconds"} of
-- packages/domain/src/order-limits/order-limits.ts; null: none.
create function check_order_limits(tenant text, buyer uuid, origin bigint, store integer,
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
  foreach scope in array scopes loop
    select array_agg(o.created_at order by o.id desc) filter (
        where o.created_at > at - unpaid_window and order_is_unpaid(o.status, o.payment_status)),
      array_agg(o.created_at order by o.id desc) filter (where o.created_at > at - interval
        '1 hour')
    into unpaid, recent
    from orders o where o.tenant_id = tenant and o.network >> 32 = origin >> 32 and o.id >= since
      and o.network >> network_bits(scope) = origin >> network_bits(scope);
    perform refuse_over_limit('openUnpaidOrders', 'network', unpaid,
      (limits -> scope ->> 'openUnpaidOrders')::integer, at, unpaid_window);
    perform refuse_over_limit('ordersPerHour', 'network', recent,
      (limits -> scope ->> 'ordersPerHour')::integer, at, interval '1 hour');
  end loop;
  return true;
end
$$;

-- Undoes the transaction when the units just taken, with those that unpaid orders `held` since
-- `oldest`, are above `most`: CS003.
create function refuse_over_units(scope text, units bigint, held bigint, oldest timestamptz,
  most integer, at timestamptz, lasts interval)
  returns void language plpgsql as $$
begin
  if most > 0 and units + held > most then
    raise exception 'order limit' using errcode = 'CS003', detail = jsonb_build_object('limit',
      'heldUnits', 'scope', scope, 'most', most,
      'seconds', case when units <= most then greatest(ceil(extract(epoch
        from oldest + lasts - at))::integer, 1) end)::text;
  end if;
end
$$;

-- Returns what take_stock took, unless buyer or network (host, home, site) then hold more units of
-- counted stock without having paid. Queries nothing when nothing was counted. After
-- check_order_limits, whose locks it relies on.
create function hold_within_limits(tenant text, buyer uuid, origin bigint, taken jsonb,
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
    where o.tenant_id = tenant and o.network >> 32 = origin >> 32 and o.id >= since
      and order_is_unpaid(o.status, o.payment_status)
      and o.network >> network_bits(scope) = origin >> network_bits(scope);
    perform refuse_over_units('network', units, held, oldest,
      (limits -> scope ->> 'heldUnits')::integer, at, unpaid_window);
  end loop;
  return taken;
end
$$;
