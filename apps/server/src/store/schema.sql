create table stores (
  tenant_id text collate "C" not null references tenants (id) on delete cascade,
  id integer not null,
  position integer not null,
  document jsonb not null,
  primary key (tenant_id, id)
);

-- Facts about a store that staff set at the counter, over those of its folder.
create table store_facts (
  tenant_id text collate "C" not null,
  store_id integer not null,
  kind text not null check (kind in ('busy', 'pause', 'delivery', 'pickup', 'hours', 'product',
    'modifier', 'stock')),
  -- The date of hours, the id of a product or an option; empty: the store.
  subject text not null,
  value jsonb not null,
  -- null: until told otherwise.
  until timestamptz,
  staff_id uuid not null,
  set_at timestamptz not null,
  primary key (tenant_id, store_id, kind, subject),
  foreign key (tenant_id, store_id) references stores (tenant_id, id) on delete cascade,
  foreign key (tenant_id, staff_id) references staff (tenant_id, id) on delete cascade
);
create index store_facts_by_staff on store_facts (tenant_id, staff_id);

-- A store whose restaurant's system takes no orders at present; no row: it takes them, or the store
-- has a counter.
create table system_outages (
  tenant_id text collate "C" not null,
  store_id integer not null,
  -- The first failure of the order that failed first.
  since timestamptz not null,
  -- The newest failure.
  failed_at timestamptz not null,
  problem text not null,
  -- The stage that was mailed last: down, gaveUp; null: none.
  mailed text,
  primary key (tenant_id, store_id)
);

-- Undoes the transaction of an order that was decided with facts of the store or with a menu from
-- before a change at the counter: CS018. `store_expected`, `menu_expected`: the versions that the
-- order was decided with; null: not checked.
create function check_store_version(tenant text, store integer, store_expected bigint,
  menu_expected bigint)
  returns boolean language plpgsql as $$
begin
  if menu_expected is not null and menu_expected <> coalesce((select max(number) from menu_versions
    where tenant_id = tenant), 0) then
    raise exception 'the menu changed' using errcode = 'CS018';
  end if;
  if store_expected is not null
    and store_expected <> coalesce((select version from change_counters
      where tenant_id = tenant and kind = 'store' and id = store::text), 0) then
    raise exception 'the store changed' using errcode = 'CS018';
  end if;
  return true;
end
$$;
