-- Sums of the days that are over. docs/decisions/0181-sums-of-days.md.
-- Older servers can serve after this: they read every day from its orders, and the triggers mark
-- what they change.
create table day_sums (
  tenant_id text collate "C" not null,
  store_id integer not null,
  day date not null,
  -- The day by the clock that the store had: with another clock it is another day.
  time_zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The rules by which it was summed; null together with the sums: announced, not summed yet.
  version integer,
  figures jsonb,
  dishes jsonb,
  primary key (tenant_id, store_id, day),
  check ((version is null) = (figures is null) and (version is null) = (dishes is null))
);
-- The triggers look for a day that ended after a moment, and find none for an order of today.
create index day_sums_by_end on day_sums (tenant_id, ends_at);

-- A change of an announced day that its sums may lack. Rows are only added and deleted, so no order
-- waits for another.
create table day_sum_changes (
  tenant_id text collate "C" not null,
  store_id integer not null,
  day date not null,
  id uuid not null default gen_random_uuid(),
  primary key (tenant_id, store_id, day, id)
);

-- An order changes the day that it was placed on and the days on which its money moved.
-- The first question is answered by the index alone, and ends it for an order of today.
create function mark_days_of_order() returns trigger language plpgsql as $$
begin
  if not coalesce((select d.ends_at > new.created_at from day_sums d
    where d.tenant_id = new.tenant_id order by d.ends_at desc limit 1), false) then
    return null;
  end if;
  insert into day_sum_changes (tenant_id, store_id, day)
  select d.tenant_id, d.store_id, d.day from day_sums d
  where d.tenant_id = new.tenant_id and d.ends_at > new.created_at and d.store_id = new.store_id
    and (d.starts_at <= new.created_at or exists (select from ledger_events e
      where e.tenant_id = new.tenant_id and e.order_id = new.id and e.at >= d.starts_at
        and e.at < d.ends_at));
  return null;
end
$$;
create trigger mark_days_of_placed_order after insert on orders
  for each row execute function mark_days_of_order();
create trigger mark_days_of_changed_order
  after update of status, payment_status, payable_until, released_at, payment, payment_method,
    timeline, lines, dispatch_method, total, discount, snapshot on orders
  for each row when (
    (old.status, old.payment_status, old.payable_until, old.released_at, old.payment,
      old.payment_method, old.timeline, old.lines, old.dispatch_method, old.total, old.discount,
      old.snapshot -> 'parts')
    is distinct from
    (new.status, new.payment_status, new.payable_until, new.released_at, new.payment,
      new.payment_method, new.timeline, new.lines, new.dispatch_method, new.total, new.discount,
      new.snapshot -> 'parts'))
  execute function mark_days_of_order();

create function mark_day_of_event() returns trigger language plpgsql as $$
begin
  if not coalesce((select d.ends_at > new.at from day_sums d
    where d.tenant_id = new.tenant_id order by d.ends_at desc limit 1), false) then
    return null;
  end if;
  insert into day_sum_changes (tenant_id, store_id, day)
  select d.tenant_id, d.store_id, d.day from day_sums d
  where d.tenant_id = new.tenant_id and d.ends_at > new.at and d.starts_at <= new.at
    and d.store_id = (select o.store_id from orders o where o.tenant_id = new.tenant_id
      and o.id = new.order_id);
  return null;
end
$$;
create trigger mark_day_of_event after insert on ledger_events
  for each row execute function mark_day_of_event();
