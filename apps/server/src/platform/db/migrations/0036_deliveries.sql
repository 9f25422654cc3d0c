-- Who brings an order. A delivery is one courier asked to bring one order, kept before the courier hears of it; external_ref is our name
-- for it there. Of an order's deliveries all but one are cancelled: deliveries_one_live is the last guard.
create table deliveries (
  tenant_id text collate "C" not null,
  id uuid not null,
  order_id uuid not null,
  courier text not null check (courier in ('uber_delivery', 'peya_delivery', 'cabify_delivery', 'own_delivery')),
  external_ref text collate "C" not null check (length(external_ref) between 1 and 100),
  courier_ref text collate "C",
  status text not null check (status in (
    'REQUESTED', 'CONFIRMED', 'IN_PROGRESS', 'NEAR_PICKUP', 'PICKED_UP', 'NEAR_DROPOFF', 'RETURNING', 'COMPLETED', 'CANCELLED', 'RETURNED')),
  -- Since when it stands there, when it was last sent to the courier and how often, and the newest answer.
  since timestamptz not null,
  sent_at timestamptz not null,
  sends integer not null,
  seen_at timestamptz not null,
  problem text,
  rider jsonb,
  eta timestamptz,
  tracking_url text,
  called_off boolean not null default false,
  -- What the courier said it would cost us; what it asks for at the dispatch.
  quote jsonb,
  -- How often the courier was asked; names the waiting question.
  tries integer not null default 0,
  created_at timestamptz not null,
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, courier, external_ref),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
create unique index deliveries_one_live on deliveries (tenant_id, order_id) where status <> 'CANCELLED';
create index deliveries_of_order on deliveries (tenant_id, order_id);

-- Everything that was said about a delivery, in its order; written and never changed. No name and no telephone.
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

-- What the order tells of its rider, in the domain's own shape (courier/order-rider.ts); null: nobody but the store itself.
alter table orders add column rider jsonb;
