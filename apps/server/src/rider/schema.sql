-- The store's own riders: who brings an order of a store without couriers, in runs of one to three
-- stops.
create table riders (
  tenant_id text collate "C" not null,
  id uuid not null,
  store_id integer not null,
  name text not null,
  -- With the country's prefix.
  phone text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id)
);
create index riders_by_store on riders (tenant_id, store_id);

-- A rider's way with one or more orders. The key of its link is signed and not stored.
create table rider_runs (
  tenant_id text collate "C" not null,
  id uuid not null,
  store_id integer not null,
  rider_id uuid not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- The rider agreed to show the position.
  shares_position boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, rider_id) references riders (tenant_id, id) on delete cascade
);
create index rider_runs_open on rider_runs (tenant_id, store_id) where ended_at is null;
create index rider_runs_by_rider on rider_runs (tenant_id, rider_id);

create table rider_stops (
  tenant_id text collate "C" not null,
  run_id uuid not null,
  order_id uuid not null,
  position integer not null,
  picked_up_at timestamptz,
  delivered_at timestamptz,
  problem text,
  problem_note text not null default '',
  problem_at timestamptz,
  -- Different wrong codes that the rider typed.
  wrong_codes text[] not null default '{}',
  -- Delivered, taken back, or the run ended.
  closed_at timestamptz,
  primary key (tenant_id, run_id, order_id),
  foreign key (tenant_id, run_id) references rider_runs (tenant_id, id) on delete cascade,
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
-- The last guard: an order is in one open run.
create unique index rider_stops_one_open on rider_stops (tenant_id, order_id)
  where closed_at is null;
create index rider_stops_by_order on rider_stops (tenant_id, order_id);

-- The last position of a rider who agreed, while a delivery of the run is open.
create table rider_positions (
  tenant_id text collate "C" not null,
  run_id uuid not null,
  latitude double precision not null,
  longitude double precision not null,
  at timestamptz not null,
  primary key (tenant_id, run_id),
  foreign key (tenant_id, run_id) references rider_runs (tenant_id, id) on delete cascade
);
