create table coupons (
  tenant_id text collate "C" not null references tenants (id) on delete cascade,
  code text collate "C" not null,
  document jsonb not null,
  primary key (tenant_id, code)
);

-- Uses of coupons. They stay when the brand publishes another list, and when a coupon leaves it:
-- `code` refers to no row of coupons. returned_at: the order came to nothing, or an operator gave
-- the use back; it counts no more. typed_code: the code as the shopper typed it, which for an
-- invitation is the inviter's own one. mailbox: keyed hash of the user's email, so that another
-- account of that mailbox, or a new one after an erasure, is the same person. is_counted:
-- coupon_counters includes this use.
create table coupon_uses (
  tenant_id text collate "C" not null,
  order_id uuid not null,
  code text collate "C" not null,
  typed_code text collate "C" not null,
  name text not null,
  user_id uuid not null,
  inviter_id uuid,
  mailbox text collate "C",
  is_counted boolean not null,
  used_at timestamptz not null,
  returned_at timestamptz,
  primary key (tenant_id, order_id)
);
create index coupon_uses_of_user on coupon_uses (tenant_id, user_id, used_at desc);
create index coupon_uses_of_mailbox on coupon_uses (tenant_id, mailbox) where mailbox is not null;
create index coupon_uses_of_code on coupon_uses (tenant_id, code, used_at desc);
create index coupon_uses_not_counted on coupon_uses (tenant_id, code) where not is_counted
  and returned_at is null;

-- The uses of a coupon that has a limit of uses. The row is the guard of the last use: it counts up
-- only while below the limit. Coupons without such a limit have no row that their orders would wait
-- for.
create table coupon_counters (
  tenant_id text collate "C" not null,
  code text collate "C" not null,
  used integer not null check (used >= 0),
  primary key (tenant_id, code)
);

-- Coupons that staff switched at the counter, over what the folder says. staff_id null: the staff
-- member's row is gone; the coupon stays as it was switched.
create table coupon_switches (
  tenant_id text collate "C" not null,
  code text collate "C" not null,
  is_on boolean not null,
  staff_id uuid,
  set_at timestamptz not null,
  primary key (tenant_id, code),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id) on delete set null (staff_id)
);
create index coupon_switches_by_staff on coupon_switches (tenant_id, staff_id);

-- The end of the code by which a user invites others; the coupon that is an invitation has its
-- beginning.
create table invitations (
  tenant_id text collate "C" not null,
  user_id uuid not null,
  code_end text collate "C" not null,
  created_at timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create unique index invitations_by_code on invitations (tenant_id, code_end);

-- Keeps a switch of a coupon and the orders that take it apart, until the transaction ends. Orders
-- share the lock, so they never wait for one another. Nothing is written by it. The switch waits
-- for the orders under way; the orders after it see the new row.
create function share_coupon_switch(tenant text, coupon text) returns void language sql as $$
  select pg_advisory_xact_lock_shared(109, hashtext(tenant || ' ' || coupon))
$$;
create function lock_coupon_switch(tenant text, coupon text) returns void language sql as $$
  select pg_advisory_xact_lock(109, hashtext(tenant || ' ' || coupon))
$$;

-- The accounts that are one person: this one, and those that were erased with the same mailbox.
create function accounts_of_person(tenant text, person uuid, person_mailbox text)
  returns uuid[] language sql stable as $$
  select array(select person union select e.user_id from erasures e where e.tenant_id = tenant
    and e.email_hash = person_mailbox)
$$;

-- Counts the present uses of a coupon by a person: with any account of the same mailbox, also an
-- erased one.
create function coupon_uses_of_person(tenant text, coupon text, person uuid, person_mailbox text)
  returns bigint language plpgsql stable as $$
declare
  accounts uuid[] := accounts_of_person(tenant, person, person_mailbox);
begin
  return (select count(*) from coupon_uses u where u.tenant_id = tenant
    and (u.user_id = any (accounts) or u.mailbox = person_mailbox)
    and u.code = coupon and u.returned_at is null);
end
$$;

-- Returns true if a person has an order that did not come to nothing, one under way included. An
-- order whose money went back before it was completed came to nothing.
create function person_has_ordered(tenant text, person uuid, person_mailbox text)
  returns boolean language plpgsql stable as $$
declare
  accounts uuid[] := accounts_of_person(tenant, person, person_mailbox)
    || array(select u.user_id from coupon_uses u where u.tenant_id = tenant
      and u.mailbox = person_mailbox);
begin
  return exists (select from orders o where o.tenant_id = tenant and o.buyer_id = any (accounts)
    and o.status not in ('cancelled', 'failed')
    and (o.status <> 'reversed' or o.timeline @> '[{"status": "completed"}]'));
end
$$;

-- Counts one use of a coupon up to its limit; false: the limit is reached. Orders with this coupon
-- wait for each other here until they are committed. Uses of the time when the coupon had no limit
-- are counted first.
create function count_coupon_use(tenant text, coupon text, most integer)
  returns boolean language plpgsql as $$
begin
  insert into coupon_counters (tenant_id, code, used) values (tenant, coupon, 0) on conflict
  do nothing;
  if exists (select from coupon_uses u where u.tenant_id = tenant and u.code = coupon
    and not u.is_counted and u.returned_at is null) then
    perform from coupon_counters c where c.tenant_id = tenant and c.code = coupon for update;
    with folded as (
      update coupon_uses u set is_counted = true
      where u.tenant_id = tenant and u.code = coupon and not u.is_counted and u.returned_at is null
      returning 1
    )
    update coupon_counters c set used = c.used + (select count(*) from folded)
    where c.tenant_id = tenant and c.code = coupon;
  end if;
  update coupon_counters c set used = c.used + 1 where c.tenant_id = tenant and c.code = coupon
    and c.used < most;
  return found;
end
$$;

-- Takes the use of a coupon for an order, or undoes the whole transaction: CS005, the reached limit
-- in its detail; CS018 for a coupon that is switched off, so that the order is decided again.
-- wanted null: no coupon. wanted: {"code", "typedCode", "name", "maxUses", "maxUsesPerUser",
-- "firstPurchase", "mailbox", "inviterId"} of packages/domain/src/coupon/coupon-use.ts. One
-- person's orders pass here one after the other, whatever their coupons, so that the counts are
-- exact. The locks are taken in this order: the switch, the account, its mailbox, the counter.
create function take_coupon(tenant text, ordered uuid, buyer uuid, wanted jsonb, at timestamptz)
  returns boolean language plpgsql as $$
declare
  coupon text := wanted ->> 'code';
  most integer := (wanted ->> 'maxUses')::integer;
  most_of_user integer := (wanted ->> 'maxUsesPerUser')::integer;
  is_first boolean := coalesce((wanted ->> 'firstPurchase')::boolean, false);
  buyer_mailbox text := wanted ->> 'mailbox';
begin
  if coupon is null then
    return false;
  end if;
  perform share_coupon_switch(tenant, coupon);
  if exists (select from coupon_switches s where s.tenant_id = tenant and s.code = coupon
    and not s.is_on) then
    raise exception 'the coupon is switched off' using errcode = 'CS018';
  end if;
  if most_of_user is not null or is_first then
    perform pg_advisory_xact_lock(78, hashtext(tenant || ' ' || buyer));
    perform pg_advisory_xact_lock(79, hashtext(tenant || ' ' || buyer_mailbox));
    if is_first and person_has_ordered(tenant, buyer, buyer_mailbox) then
      raise exception 'coupon refused' using errcode = 'CS005', detail = 'firstPurchase';
    end if;
    if coupon_uses_of_person(tenant, coupon, buyer, buyer_mailbox) >= most_of_user then
      raise exception 'coupon refused' using errcode = 'CS005', detail = 'maxUsesPerUser';
    end if;
  end if;
  if most is not null and not count_coupon_use(tenant, coupon, most) then
    raise exception 'coupon refused' using errcode = 'CS005', detail = 'maxUses';
  end if;
  insert into coupon_uses (tenant_id, order_id, code, typed_code, name, user_id, inviter_id,
    mailbox, is_counted, used_at)
  values (tenant, ordered, coupon, coalesce(wanted ->> 'typedCode', coupon), wanted ->> 'name',
    buyer, (wanted ->> 'inviterId')::uuid, buyer_mailbox,
    most is not null, at);
  return true;
end
$$;

-- Gives the use of an order's coupon back, if the order has one; a second call gives back nothing.
-- The counter is locked before the use, as count_coupon_use does. Returns whether a use came back.
create function return_coupon(tenant text, ordered uuid, at timestamptz)
  returns boolean language plpgsql as $$
declare
  coupon text;
  was_counted boolean;
begin
  update orders o set coupon_taken = false where o.tenant_id = tenant and o.id = ordered
    and o.coupon_taken;
  if not found then
    return false;
  end if;
  select u.code into coupon from coupon_uses u where u.tenant_id = tenant and u.order_id = ordered;
  perform from coupon_counters c where c.tenant_id = tenant and c.code = coupon for update;
  update coupon_uses u set returned_at = at where u.tenant_id = tenant and u.order_id = ordered
    and u.returned_at is null
  returning u.is_counted into was_counted;
  if was_counted then
    update coupon_counters c set used = c.used - 1 where c.tenant_id = tenant and c.code = coupon;
  end if;
  return was_counted is not null;
end
$$;

-- The budgets of wrong coupon codes: of the caller's networks and of the user. asked: {"networks",
-- "user"} as take_budgets reads them, without the user's key.
create function coupon_budgets(mailbox text, asked jsonb) returns jsonb language sql immutable as $$
  select (asked -> 'networks')
    || jsonb_build_array((asked -> 'user') || jsonb_build_object('key', mailbox))
$$;

-- The facts about a user and a typed code, in one call whether the code exists or not. asked:
-- {"code", "codeEnd", "networks", "user"}; code is null if no coupon has it, and codeEnd is that of
-- an invitation. mailbox is null, and nothing is counted, while the user's mailbox is not stored:
-- the caller then asks again with given_mailbox. An unknown code takes one from each budget, unless
-- one of them is spent. A known code takes nothing, and is refused as well while a budget is spent:
-- otherwise the answer would tell it from unknown ones.
create function coupon_facts(tenant text, person uuid, given_mailbox text, asked jsonb,
  at timestamptz, out email text, out mailbox text, out seconds integer, out is_known boolean,
  out inviter_id uuid, out owns_code boolean, out uses_by_user integer, out uses integer,
  out has_ordered boolean)
  language plpgsql as $$
declare
  coupon text := asked ->> 'code';
begin
  if given_mailbox is not null then
    update users u set mailbox = given_mailbox where u.tenant_id = tenant and u.id = person
      and u.kind = 'user';
  end if;
  select u.email, u.mailbox into email, mailbox from users u where u.tenant_id = tenant
    and u.id = person and u.kind = 'user';
  if mailbox is null then
    return;
  end if;
  select i.user_id, i.user_id = person or o.mailbox = coupon_facts.mailbox into inviter_id,
    owns_code
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
  uses := coalesce((select c.used from coupon_counters c where c.tenant_id = tenant
    and c.code = coupon), 0)
    + (select count(*) from coupon_uses u where u.tenant_id = tenant and u.code = coupon
      and not u.is_counted and u.returned_at is null);
  has_ordered := person_has_ordered(tenant, person, mailbox);
end
$$;
