-- Wrong coupon codes are counted as wrong codes of logins are: by the keyed hash of the user's mailbox and of the network.
alter table verification_budgets drop constraint verification_budgets_budget_check;
alter table verification_budgets add constraint verification_budgets_budget_check check (
  budget in ('brandCodes', 'networkCodes', 'emailCodes', 'brandFailures', 'emailFailures', 'userCoupons', 'networkCoupons')
);

-- The end of the code by which a user invites others; the coupon that is an invitation has its beginning.
create table invitations (
  tenant_id text collate "C" not null,
  user_id uuid not null,
  code_end text collate "C" not null,
  created_at timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create unique index invitations_by_code on invitations (tenant_id, code_end);

-- Seconds until another code may be tried; 0: now. An unknown code takes one from both budgets, unless one of them is spent. A known code
-- takes nothing, and is refused as well while a budget is spent: otherwise the answer would tell it from unknown ones.
-- limits: {"user", "network"} with {"most", "seconds"} each, from packages/domain/src/coupon/wrong-code-budgets.ts.
create function try_coupon_code(tenant text, known boolean, mailbox text, network text, limits jsonb, at timestamptz) returns integer
language plpgsql as $$
declare
  most_of_user integer := (limits -> 'user' ->> 'most')::integer;
  most_of_network integer := (limits -> 'network' ->> 'most')::integer;
  user_window interval := make_interval(secs => (limits -> 'user' ->> 'seconds')::integer);
  network_window interval := make_interval(secs => (limits -> 'network' ->> 'seconds')::integer);
  wait integer;
begin
  if not known then
    perform lock_budget(tenant, 'userCoupons', mailbox);
    perform lock_budget(tenant, 'networkCoupons', network);
  end if;
  wait := greatest(budget_wait(tenant, 'userCoupons', mailbox, at, most_of_user, user_window),
    budget_wait(tenant, 'networkCoupons', network, at, most_of_network, network_window));
  if not known and wait = 0 then
    perform take_budget(tenant, 'userCoupons', mailbox, at, most_of_user, user_window);
    perform take_budget(tenant, 'networkCoupons', network, at, most_of_network, network_window);
  end if;
  return wait;
end
$$;

-- The facts about a user and a typed code, in one call whether the code exists or not. asked: {"code", "codeEnd", "network", "limits"}; code is
-- null if no coupon has it, and codeEnd is that of an invitation. mailbox is null, and nothing is counted, while the user's mailbox is not
-- stored: the caller then asks again with given_mailbox.
create function coupon_facts(tenant text, person uuid, given_mailbox text, asked jsonb, at timestamptz,
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
  seconds := try_coupon_code(tenant, is_known, mailbox, asked ->> 'network', asked -> 'limits', at);
  uses_by_user := coupon_uses_of_person(tenant, coupon, person, mailbox);
  uses := coalesce((select c.used from coupon_counters c where c.tenant_id = tenant and c.code = coupon), 0)
    + (select count(*) from coupon_uses u where u.tenant_id = tenant and u.code = coupon and not u.is_counted and u.returned_at is null);
  has_ordered := person_has_ordered(tenant, person, mailbox);
end
$$;
