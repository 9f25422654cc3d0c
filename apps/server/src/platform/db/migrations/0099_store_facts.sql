-- What staff said at the counter about a store, over what its folder says. Older servers can serve after this: they do not know the facts.
create table store_facts (
  tenant_id text collate "C" not null,
  store_id integer not null,
  kind text not null check (kind in ('busy', 'pause', 'delivery', 'pickup', 'hours', 'product', 'modifier', 'stock')),
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

-- The restaurant's own systems, or the folder. Older servers import without it: the next import of a changed file says so.
alter table disabled_items add column source text not null default 'integration' check (source in ('folder', 'integration'));

-- Undoes the transaction of an order that was decided with facts of the store from before a change at the counter: CS018. `expected`: the
-- version that the order was decided with; null: not checked.
create function check_store_version(tenant text, store integer, expected bigint) returns boolean language plpgsql as $$
begin
  if expected is not null and expected <> coalesce((select version from change_counters
      where tenant_id = tenant and kind = 'store' and id = store::text), 0) then
    raise exception 'the store changed' using errcode = 'CS018';
  end if;
  return true;
end
$$;
