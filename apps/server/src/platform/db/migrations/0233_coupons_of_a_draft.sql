-- The coupons are a section of the brand's draft, and an order with a coupon is decided by its rules
-- before a publication or by those after it. docs/rules/back-office.md#sections-of-a-brand.
-- Older servers can serve after this: they know no section of coupons, and their orders name no
-- version of the rules.
alter table brand_versions drop constraint brand_versions_section_check;
alter table brand_versions add constraint brand_versions_section_check
  check (section in ('menu', 'look', 'coupons'));

-- Takes the use of a coupon for an order, or undoes the whole transaction: CS005, the reached limit
-- in its detail; CS018 for a coupon that is switched off, or whose published rules are others than
-- those of `version`, so that the order is decided again. wanted null: no coupon. wanted: {"code",
-- "typedCode", "name", "maxUses", "maxUsesPerUser", "firstPurchase", "mailbox", "inviterId",
-- "version"} of packages/domain/src/coupon/coupon-use.ts; without a version nothing is compared. One
-- person's orders pass here one after the other, whatever their coupons, so that the counts are
-- exact. The locks are taken in this order: the switch, the account, its mailbox, the counter.
create or replace function take_coupon(tenant text, ordered uuid, buyer uuid, wanted jsonb, at timestamptz)
  returns boolean language plpgsql as $$
declare
  coupon text := wanted ->> 'code';
  most integer := (wanted ->> 'maxUses')::integer;
  most_of_user integer := (wanted ->> 'maxUsesPerUser')::integer;
  is_first boolean := coalesce((wanted ->> 'firstPurchase')::boolean, false);
  buyer_mailbox text := wanted ->> 'mailbox';
  decided_by text := wanted ->> 'version';
begin
  if coupon is null then
    return false;
  end if;
  perform share_coupon_switch(tenant, coupon);
  if exists (select from coupon_switches s where s.tenant_id = tenant and s.code = coupon
    and not s.is_on) then
    raise exception 'the coupon is switched off' using errcode = 'CS018';
  end if;
  if decided_by is not null and not exists (select from coupons c where c.tenant_id = tenant
    and c.code = coupon and md5(c.document::text) = decided_by) then
    raise exception 'the coupon changed' using errcode = 'CS018';
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
