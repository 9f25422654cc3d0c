-- Coupons that staff switched at the counter, over what the folder says. Older servers can serve after this: they show a coupon that is off,
-- and the database refuses its orders. staff_id null: the staff member's row is gone; the coupon stays as it was switched.
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

-- Keeps a switch of a coupon and the orders that take it apart, until the transaction ends. Orders share the lock, so they never wait for one
-- another. Nothing is written by it. The switch waits for the orders under way; the orders after it see the new row.
create function share_coupon_switch(tenant text, coupon text) returns void language sql as $$
  select pg_advisory_xact_lock_shared(109, hashtext(tenant || ' ' || coupon))
$$;
create function lock_coupon_switch(tenant text, coupon text) returns void language sql as $$
  select pg_advisory_xact_lock(109, hashtext(tenant || ' ' || coupon))
$$;

-- As in 0078; besides, undoes the order of a coupon that is switched off: CS018, so that the order is decided again. The lock comes first.
create or replace function take_coupon(tenant text, ordered uuid, buyer uuid, wanted jsonb, at timestamptz) returns boolean language plpgsql as $$
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
  if exists (select from coupon_switches s where s.tenant_id = tenant and s.code = coupon and not s.is_on) then
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
  insert into coupon_uses (tenant_id, order_id, code, typed_code, name, user_id, inviter_id, mailbox, is_counted, used_at)
  values (tenant, ordered, coupon, coalesce(wanted ->> 'typedCode', coupon), wanted ->> 'name', buyer, (wanted ->> 'inviterId')::uuid, buyer_mailbox,
    most is not null, at);
  return true;
end
$$;
