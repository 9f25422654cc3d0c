-- A delivery is one courier asked to bring one order, kept before the courier hears of it;
-- external_ref is our name for it there.
create table deliveries (
  tenant_id text collate "C" not null,
  id uuid not null,
  order_id uuid not null,
  courier text not null check (
    courier in ('uber_delivery', 'peya_delivery', 'cabify_delivery', 'own_delivery')
  ),
  external_ref text collate "C" not null check (length(external_ref) between 1 and 100),
  courier_ref text collate "C",
  -- A person may have the couriers asked again: each time is a round.
  round integer not null default 1,
  status text not null check (
    status in ('REQUESTED', 'CONFIRMED', 'IN_PROGRESS', 'NEAR_PICKUP', 'PICKED_UP', 'NEAR_DROPOFF',
      'RETURNING', 'COMPLETED', 'CANCELLED', 'RETURNED')
  ),
  status_since timestamptz not null,
  problem text,
  -- When it was last requested from the courier, how often, and the newest report.
  requested_at timestamptz not null,
  request_count integer not null,
  reported_at timestamptz not null,
  cancel_requested boolean not null default false,
  rider jsonb,
  eta timestamptz,
  tracking_url text,
  -- The courier's price for us before the dispatch.
  quote jsonb,
  -- Number of polls; names the waiting poll.
  tries integer not null default 0,
  -- When the shopper's data in a delivery was erased. null: it is there.
  contact_erased_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, courier, external_ref),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
create index deliveries_of_order on deliveries (tenant_id, order_id);
-- The last guard: one courier at a time brings an order. Food that came back to its store may be
-- sent out again.
create unique index deliveries_one_live on deliveries (tenant_id, order_id)
  where status not in ('CANCELLED', 'RETURNED');

-- A courier's late report brings no rider and no tracking page back.
create function keep_tracking_erased() returns trigger language plpgsql as $$
begin
  new.rider := null;
  new.tracking_url := null;
  return new;
end
$$;
create trigger keep_tracking_erased before update on deliveries
  for each row when (old.contact_erased_at is not null
    and (new.rider is not null or new.tracking_url is not null))
  execute function keep_tracking_erased();

-- Everything that was said about a delivery, in its order; written and never changed. No name and
-- no telephone.
create table delivery_events (
  tenant_id text collate "C" not null,
  position bigint generated always as identity,
  order_id uuid not null,
  delivery_id uuid,
  at timestamptz not null,
  kind text not null,
  detail jsonb not null,
  primary key (tenant_id, position),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
create index delivery_events_of_order on delivery_events (tenant_id, order_id, position);
