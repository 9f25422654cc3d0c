-- As before (coupon/schema.sql), but that the uses of a coupon without a limit are not counted: each
-- price with such a coupon read all orders that ever had it. countsUses of `asked`; absent: an older
-- server asks, and gets them as before.
create or replace function coupon_facts(tenant text, person uuid, given_mailbox text, asked jsonb,
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
  if coalesce((asked ->> 'countsUses')::boolean, true) then
    uses := coalesce((select c.used from coupon_counters c where c.tenant_id = tenant
      and c.code = coupon), 0)
      + (select count(*) from coupon_uses u where u.tenant_id = tenant and u.code = coupon
        and not u.is_counted and u.returned_at is null);
  else
    uses := 0;
  end if;
  has_ordered := person_has_ordered(tenant, person, mailbox);
end
$$;
