-- Loyalty points of users. balance is the sum of the user's entries
-- (apps/server/src/points/points-differences.rows.ts). It is below zero when earned points were
-- taken back that had been used; only the use of points checks it.
create table points_accounts (
  tenant_id text collate "C" not null,
  user_id uuid not null,
  balance bigint not null default 0,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

-- Each change of a balance. user_id null: the person was erased, and the number stays. order_id
-- null: an operator booked it. An order has each kind once, which keeps a repeated call from
-- booking it again.
create table points_entries (
  tenant_id text collate "C" not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  order_id uuid,
  kind text not null check (kind in ('earn', 'spend', 'return', 'takeBack', 'grant', 'take')),
  points bigint not null check (points <> 0
    and (points > 0) = (kind in ('earn', 'return', 'grant'))),
  reason text,
  at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, order_id, kind),
  foreign key (tenant_id, user_id) references points_accounts (tenant_id, user_id)
    on delete set null (user_id)
);
create index points_entries_of_user on points_entries (tenant_id, user_id, at desc);

-- Takes points from a buyer's balance for an order, or undoes the whole transaction: CS006 with the
-- balance in its detail, or CS007 when the account is locked for longer than two seconds. Orders of
-- one account wait for each other here until they are committed. The person is locked before the
-- account, as an erasure does.
create function spend_points(tenant text, buyer uuid, ordered uuid, wanted bigint, at timestamptz)
  returns bigint language plpgsql set lock_timeout = '2s' as $$
begin
  perform from users u where u.tenant_id = tenant and u.id = buyer for key share;
  update points_accounts a set balance = a.balance - wanted where a.tenant_id = tenant
    and a.user_id = buyer and a.balance >= wanted;
  if not found then
    raise exception 'too few points' using errcode = 'CS006',
      detail = coalesce((select a.balance from points_accounts a where a.tenant_id = tenant
        and a.user_id = buyer), 0)::text;
  end if;
  insert into points_entries (tenant_id, user_id, order_id, kind, points, at)
  values (tenant, buyer, ordered, 'spend', -wanted, at);
  return wanted;
exception when lock_not_available then
  raise exception 'the points are locked' using errcode = 'CS007';
end
$$;

-- Books an entry and changes the balance by it. Returns false and books nothing if the order has
-- this kind already, or if there is nobody to book it for. The entry of an erased person, whose
-- account is gone, names nobody.
create function book_points(tenant text, person uuid, ordered uuid, booked text, amount bigint,
  why text, at timestamptz)
  returns boolean language plpgsql as $$
declare
  holder uuid;
begin
  if booked in ('earn', 'grant', 'take') then
    insert into points_accounts (tenant_id, user_id)
    select u.tenant_id, u.id from users u where u.tenant_id = tenant and u.id = person
      and u.kind = 'user'
    on conflict do nothing;
  end if;
  select a.user_id into holder from points_accounts a where a.tenant_id = tenant
    and a.user_id = person for no key update;
  if holder is null and booked in ('earn', 'grant', 'take') then
    return false;
  end if;
  insert into points_entries (tenant_id, user_id, order_id, kind, points, reason, at)
  values (tenant, holder, ordered, booked, amount, why, at)
  on conflict (tenant_id, order_id, kind) do nothing;
  if not found then
    return false;
  end if;
  update points_accounts a set balance = a.balance + amount where a.tenant_id = tenant
    and a.user_id = holder;
  return true;
end
$$;
