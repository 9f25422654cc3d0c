-- Uses of coupons. They stay when the brand publishes another list, and when a coupon leaves it: `code` refers to no row of coupons.
-- returned_at: the order came to nothing, or an operator gave the use back; it counts no more.
-- typed_code: the code as the shopper typed it, which for an invitation is the inviter's own one. mailbox: keyed hash of the user's email, so
-- that another account of that mailbox, or a new one after an erasure, is the same person. is_counted: coupon_counters includes this use.
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
create index coupon_uses_not_counted on coupon_uses (tenant_id, code) where not is_counted and returned_at is null;

-- How often a coupon with a limit of uses is in use. The row is the guard of the last use: it counts up only while below the limit. Coupons
-- without such a limit have no row that their orders would wait for.
create table coupon_counters (
  tenant_id text collate "C" not null,
  code text collate "C" not null,
  used integer not null check (used >= 0),
  primary key (tenant_id, code)
);

-- Whether the order counts as a use of its coupon: what its end gives back, once.
alter table orders add column coupon_taken boolean not null default false;

-- Keyed hash of the mailbox of a user's email, by which coupons count people; null until it is needed, and after the email has changed.
alter table users add column mailbox text collate "C";
create function forget_mailbox() returns trigger language plpgsql as $$
begin
  new.mailbox := null;
  return new;
end
$$;
create trigger forget_mailbox before update on users
  for each row when (old.email is distinct from new.email) execute function forget_mailbox();

-- The accounts that are one person: this one, and those that were erased with the same mailbox.
create function accounts_of_person(tenant text, person uuid, person_mailbox text) returns uuid[] language sql stable as $$
  select array(select person union select e.user_id from erasures e where e.tenant_id = tenant and e.email_hash = person_mailbox)
$$;

-- How often a person uses a coupon at present: with any account of the same mailbox, also an erased one.
create function coupon_uses_of_person(tenant text, coupon text, person uuid, person_mailbox text) returns bigint language plpgsql stable as $$
declare
  accounts uuid[] := accounts_of_person(tenant, person, person_mailbox);
begin
  return (select count(*) from coupon_uses u where u.tenant_id = tenant and (u.user_id = any (accounts) or u.mailbox = person_mailbox)
    and u.code = coupon and u.returned_at is null);
end
$$;

-- Whether a person has an order that did not come to nothing, one under way included. An order whose money went back before it was completed
-- came to nothing.
create function person_has_ordered(tenant text, person uuid, person_mailbox text) returns boolean language plpgsql stable as $$
declare
  accounts uuid[] := accounts_of_person(tenant, person, person_mailbox)
    || array(select u.user_id from coupon_uses u where u.tenant_id = tenant and u.mailbox = person_mailbox);
begin
  return exists (select from orders o where o.tenant_id = tenant and o.buyer_id = any (accounts) and o.status not in ('cancelled', 'failed')
    and (o.status <> 'reversed' or o.timeline @> '[{"status": "completed"}]'));
end
$$;

-- Counts one use of a coupon up to its limit; false: the limit is reached. Orders with this coupon wait for each other here until they are
-- committed. Uses of the time when the coupon had no limit are counted first.
create function count_coupon_use(tenant text, coupon text, most integer) returns boolean language plpgsql as $$
begin
  insert into coupon_counters (tenant_id, code, used) values (tenant, coupon, 0) on conflict do nothing;
  if exists (select from coupon_uses u where u.tenant_id = tenant and u.code = coupon and not u.is_counted and u.returned_at is null) then
    perform from coupon_counters c where c.tenant_id = tenant and c.code = coupon for update;
    with folded as (
      update coupon_uses u set is_counted = true
      where u.tenant_id = tenant and u.code = coupon and not u.is_counted and u.returned_at is null returning 1
    )
    update coupon_counters c set used = c.used + (select count(*) from folded) where c.tenant_id = tenant and c.code = coupon;
  end if;
  update coupon_counters c set used = c.used + 1 where c.tenant_id = tenant and c.code = coupon and c.used < most;
  return found;
end
$$;

-- Takes the use of a coupon for an order, or undoes the whole transaction: CS005, the reached limit in its detail. wanted null: no coupon.
-- wanted: {"code", "typedCode", "name", "maxUses", "maxUsesPerUser", "firstPurchase", "mailbox", "inviterId"} of
-- packages/domain/src/coupon/coupon-use.ts. One person's orders pass here one after the other, whatever their coupons, so that the counts
-- are exact. The locks are taken in this order: the account, its mailbox, the counter.
create function take_coupon(tenant text, ordered uuid, buyer uuid, wanted jsonb, at timestamptz) returns boolean language plpgsql as $$
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
  insert into coupon_uses (tenant_id, order_id, code, typed_code, name, user_id, inviter_id, mailbox, is_counted, used_at)
  values (tenant, ordered, coupon, coalesce(wanted ->> 'typedCode', coupon), wanted ->> 'name', buyer, (wanted ->> 'inviterId')::uuid, buyer_mailbox,
    most is not null, at);
  return true;
end
$$;

-- Gives the use of an order's coupon back, if the order has one; a second call gives back nothing. The counter is locked before the use, as
-- count_coupon_use does. Returns whether a use came back.
create function return_coupon(tenant text, ordered uuid, at timestamptz) returns boolean language plpgsql as $$
declare
  coupon text;
  was_counted boolean;
begin
  update orders o set coupon_taken = false where o.tenant_id = tenant and o.id = ordered and o.coupon_taken;
  if not found then
    return false;
  end if;
  select u.code into coupon from coupon_uses u where u.tenant_id = tenant and u.order_id = ordered;
  perform from coupon_counters c where c.tenant_id = tenant and c.code = coupon for update;
  update coupon_uses u set returned_at = at where u.tenant_id = tenant and u.order_id = ordered and u.returned_at is null
  returning u.is_counted into was_counted;
  if was_counted then
    update coupon_counters c set used = c.used - 1 where c.tenant_id = tenant and c.code = coupon;
  end if;
  return was_counted is not null;
end
$$;
