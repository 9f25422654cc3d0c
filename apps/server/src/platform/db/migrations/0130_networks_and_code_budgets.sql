-- Limits by network count the host, the home and the site of an address (packages/domain/src/limits/networks-of.ts), and codes of shop and
-- counter have budgets of their own. Older servers can serve after this: their keys and their JSON are still read.

-- Budgets of one requester, taken together. 'knownCodes': codes of a known browser, device or user for one mailbox; 'deviceCodes': of a device
-- of the counter for all mailboxes. Wrong PINs of 24 hours: 'devicePins' of one person on one device, 'otherPins' of one person on all devices
-- that the person never used, 'personPins' of one person anywhere; 'pinMails': mails that tell the person.
alter table verification_budgets drop constraint verification_budgets_budget_check;
alter table verification_budgets add constraint verification_budgets_budget_check check (
  budget in ('brandCodes', 'networkCodes', 'emailCodes', 'brandFailures', 'emailFailures', 'userCoupons', 'networkCoupons',
    'knownCodes', 'deviceCodes', 'devicePins', 'otherPins', 'personPins', 'pinMails')
);

-- Takes one from each budget, or from none. Returns the seconds to wait; 0: taken. budgets: [{"budget", "key", "most", "seconds"}], in the order
-- in which they are locked: the narrower the earlier, so that two callers never wait for each other. The last one, which most callers share, is
-- locked only if the others allow one more: a network above its limit delays nobody else.
create function take_budgets(tenant text, at timestamptz, budgets jsonb) returns integer
language plpgsql as $$
declare
  last_place integer := jsonb_array_length(budgets) - 1;
  b jsonb;
  wait integer := 0;
begin
  for place in 0 .. last_place loop
    exit when wait > 0 and place = last_place;
    b := budgets -> place;
    perform lock_budget(tenant, b ->> 'budget', b ->> 'key');
    wait := greatest(wait, budget_wait(tenant, b ->> 'budget', b ->> 'key', at, (b ->> 'most')::integer,
      make_interval(secs => (b ->> 'seconds')::integer)));
  end loop;
  if wait > 0 then
    return wait;
  end if;
  for place in 0 .. last_place loop
    b := budgets -> place;
    perform take_budget(tenant, b ->> 'budget', b ->> 'key', at, (b ->> 'most')::integer, make_interval(secs => (b ->> 'seconds')::integer));
  end loop;
  return 0;
end
$$;

-- Seconds until every budget has one left, without taking one and without locks; 0: now.
create function wait_of_budgets(tenant text, at timestamptz, budgets jsonb) returns integer
language sql stable as $$
  select coalesce(max(budget_wait(tenant, b ->> 'budget', b ->> 'key', at, (b ->> 'most')::integer,
    make_interval(secs => (b ->> 'seconds')::integer))), 0)
  from jsonb_array_elements(budgets) b
$$;

-- True: a known browser or device asked for the code, so nobody else can guess at it, and the brand's count of wrong codes does not concern it.
alter table verifications add column is_known boolean not null default false;

-- Returns true if a budget of failures is spent: then codes of six digits are neither made nor accepted. limits: "brand" has a "key" where the
-- counter's failures are counted apart from the shop's.
create or replace function failures_are_spent(tenant text, mailbox text, at timestamptz, limits jsonb) returns boolean
language plpgsql as $$
begin
  return budget_wait(tenant, 'brandFailures', coalesce(limits -> 'brand' ->> 'key', ''), at, (limits -> 'brand' ->> 'most')::integer,
      make_interval(secs => (limits -> 'brand' ->> 'seconds')::integer)) > 0
    or budget_wait(tenant, 'emailFailures', mailbox, at, (limits -> 'email' ->> 'most')::integer,
      make_interval(secs => (limits -> 'email' ->> 'seconds')::integer)) > 0;
end
$$;

-- As before (0068), with the brand's failures by their key, and without them for a code that a known browser or device asked for.
create or replace function try_verification(tenant text, token_hash text, wanted text, owner uuid, given_code text, given_oob text,
  at timestamptz, most_tries integer, limits jsonb, out proved_email text, out tries_left integer)
language plpgsql as $$
declare
  v verifications;
  is_short boolean;
  brand_key text := coalesce(limits -> 'brand' ->> 'key', '');
begin
  tries_left := 0;
  update verifications set tries = tries + 1
  where tenant_id = tenant and login_token_hash = token_hash and purpose = wanted and user_id is not distinct from owner
    and tries < most_tries and used_at is null and expires_at > at
  returning * into v;
  if not found then
    return;
  end if;
  if v.is_known then
    limits := jsonb_set(limits, '{brand,most}', '0');
  end if;
  is_short := v.code_length = 6 and given_oob is null;
  if is_short then
    if not v.is_known then
      perform lock_budget(tenant, 'brandFailures', brand_key);
    end if;
    perform lock_budget(tenant, 'emailFailures', v.mailbox);
    if failures_are_spent(tenant, v.mailbox, at, limits) then
      return;
    end if;
  end if;
  if (given_oob is not null and v.oob_hash = given_oob) or v.code_hash = given_code then
    update verifications set used_at = at where tenant_id = tenant and id = v.id;
    proved_email := v.email;
    return;
  end if;
  tries_left := most_tries - v.tries;
  if is_short then
    perform take_budget(tenant, 'brandFailures', brand_key, at, (limits -> 'brand' ->> 'most')::integer,
      make_interval(secs => (limits -> 'brand' ->> 'seconds')::integer));
    perform take_budget(tenant, 'emailFailures', v.mailbox, at, (limits -> 'email' ->> 'most')::integer,
      make_interval(secs => (limits -> 'email' ->> 'seconds')::integer));
    if failures_are_spent(tenant, v.mailbox, at, limits) then
      tries_left := 0;
    end if;
  end if;
end
$$;

-- The budgets of wrong coupon codes: of the caller's networks and of the user. asked: {"networks", "user"} as take_budgets reads them, without
-- the user's key; {"network", "limits"} from an older server.
create function coupon_budgets(mailbox text, asked jsonb) returns jsonb
language sql immutable as $$
  select case when asked ? 'networks'
    then (asked -> 'networks') || jsonb_build_array((asked -> 'user') || jsonb_build_object('key', mailbox))
    else jsonb_build_array(
      (asked -> 'limits' -> 'network') || jsonb_build_object('budget', 'networkCoupons', 'key', asked ->> 'network'),
      (asked -> 'limits' -> 'user') || jsonb_build_object('budget', 'userCoupons', 'key', mailbox))
  end
$$;

-- As before (0079), with the budgets of all networks of the caller. An unknown code takes one from each budget, unless one of them is spent. A
-- known code takes nothing, and is refused as well while a budget is spent: otherwise the answer would tell it from unknown ones.
create or replace function coupon_facts(tenant text, person uuid, given_mailbox text, asked jsonb, at timestamptz,
  out email text, out mailbox text, out seconds integer, out is_known boolean, out inviter_id uuid, out owns_code boolean,
  out uses_by_user integer, out uses integer, out has_ordered boolean)
language plpgsql as $$
declare
  coupon text := asked ->> 'code';
begin
  if given_mailbox is not null then
    update users u set mailbox = given_mailbox where u.tenant_id = tenant and u.id = person and u.kind = 'user';
  end if;
  select u.email, u.mailbox into email, mailbox from users u where u.tenant_id = tenant and u.id = person and u.kind = 'user';
  if mailbox is null then
    return;
  end if;
  select i.user_id, i.user_id = person or o.mailbox = coupon_facts.mailbox into inviter_id, owns_code
  from invitations i join users o on o.tenant_id = i.tenant_id and o.id = i.user_id
  where i.tenant_id = tenant and i.code_end = asked ->> 'codeEnd';
  is_known := coupon is not null and (asked ->> 'codeEnd' is null or inviter_id is not null);
  owns_code := coalesce(owns_code, false);
  if is_known then
    seconds := wait_of_budgets(tenant, at, coupon_budgets(mailbox, asked));
  else
    seconds := take_budgets(tenant, at, coupon_budgets(mailbox, asked));
  end if;
  uses_by_user := coupon_uses_of_person(tenant, coupon, person, mailbox);
  uses := coalesce((select c.used from coupon_counters c where c.tenant_id = tenant and c.code = coupon), 0)
    + (select count(*) from coupon_uses u where u.tenant_id = tenant and u.code = coupon and not u.is_counted and u.returned_at is null);
  has_ordered := person_has_ordered(tenant, person, mailbox);
end
$$;
drop function try_coupon_code(text, boolean, text, text, jsonb, timestamptz);

-- An order's network begins with 32 bits of its site, 12 of its home and 20 of its host (features/order-limits/network-key.ts). One index
-- finds the orders of a site; those of a home and of a host are among them.
create index orders_of_site on orders (tenant_id, (network >> 32), id desc) where network is not null;
drop index orders_of_network;

-- The lower bits of an order's network that the networks of a limit do not share.
create function network_bits(scope text) returns integer language sql immutable as $$
  select case scope when 'perNetwork' then 0 when 'perHome' then 20 when 'perSite' then 32 end
$$;

-- As before (0067), for the host, the home and the site. Orders of one buyer, and of one site, pass here one after the other until they are
-- committed: each query below reads what was committed by then.
-- limits: {"perBuyer", "perNetwork", "perHome", "perSite", "unpaidWindowSeconds"} of packages/domain/src/order-limits/order-limits.ts; null: none.
create or replace function check_order_limits(tenant text, buyer uuid, origin bigint, store integer, at timestamptz, limits jsonb) returns boolean
language plpgsql as $$
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
      where o.store_id = store and o.created_at > at - unpaid_window and order_is_unpaid(o.status, o.payment_status)),
    array_agg(o.created_at order by o.id desc) filter (where o.created_at > at - interval '1 hour')
  into unpaid, recent
  from orders o where o.tenant_id = tenant and o.buyer_id = buyer and o.id >= since;
  perform refuse_over_limit('openUnpaidOrders', 'buyer', unpaid, (limits -> 'perBuyer' ->> 'openUnpaidOrders')::integer, at, unpaid_window);
  perform refuse_over_limit('ordersPerHour', 'buyer', recent, (limits -> 'perBuyer' ->> 'ordersPerHour')::integer, at, interval '1 hour');
  if origin is null then
    return true;
  end if;
  perform pg_advisory_xact_lock(55, hashtext(tenant || ' ' || (origin >> 32)));
  foreach scope in array scopes loop
    select array_agg(o.created_at order by o.id desc) filter (
        where o.created_at > at - unpaid_window and order_is_unpaid(o.status, o.payment_status)),
      array_agg(o.created_at order by o.id desc) filter (where o.created_at > at - interval '1 hour')
    into unpaid, recent
    from orders o where o.tenant_id = tenant and o.network >> 32 = origin >> 32 and o.id >= since
      and o.network >> network_bits(scope) = origin >> network_bits(scope);
    perform refuse_over_limit('openUnpaidOrders', 'network', unpaid, (limits -> scope ->> 'openUnpaidOrders')::integer, at, unpaid_window);
    perform refuse_over_limit('ordersPerHour', 'network', recent, (limits -> scope ->> 'ordersPerHour')::integer, at, interval '1 hour');
  end loop;
  return true;
end
$$;

-- As before (0067), for the host, the home and the site. After check_order_limits, whose locks it relies on.
create or replace function hold_within_limits(tenant text, buyer uuid, origin bigint, taken jsonb, at timestamptz, limits jsonb) returns jsonb
language plpgsql as $$
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
  where o.tenant_id = tenant and o.buyer_id = buyer and o.id >= since and order_is_unpaid(o.status, o.payment_status);
  perform refuse_over_units('buyer', units, held, oldest, (limits -> 'perBuyer' ->> 'heldUnits')::integer, at, unpaid_window);
  if origin is null then
    return taken;
  end if;
  foreach scope in array scopes loop
    select coalesce(sum(u.value::integer), 0), min(o.created_at) into held, oldest
    from orders o cross join lateral jsonb_each_text(o.stock_taken) u
    where o.tenant_id = tenant and o.network >> 32 = origin >> 32 and o.id >= since and order_is_unpaid(o.status, o.payment_status)
      and o.network >> network_bits(scope) = origin >> network_bits(scope);
    perform refuse_over_units('network', units, held, oldest, (limits -> scope ->> 'heldUnits')::integer, at, unpaid_window);
  end loop;
  return taken;
end
$$;
