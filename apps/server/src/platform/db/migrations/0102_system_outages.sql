-- A store whose restaurant's system takes no orders at present; no row: it takes them, or the store has a counter. Older servers can serve
-- after this: they neither read nor write it.
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
