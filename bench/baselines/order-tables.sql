-- The minimum of an order: a row, five lines and a message to the kitchen.
create schema if not exists baseline;
create table if not exists baseline.orders (
  id uuid primary key default gen_random_uuid(),
  tenant_id text not null,
  store_id integer not null,
  buyer_id uuid not null,
  status text not null,
  total bigint not null,
  snapshot jsonb not null,
  created_at timestamptz not null default now()
);
create table if not exists baseline.order_lines (
  order_id uuid not null,
  position integer not null,
  product_id integer not null,
  name text not null,
  quantity integer not null,
  total bigint not null,
  modifiers jsonb not null,
  primary key (order_id, position)
);
create table if not exists baseline.outbox (
  id bigint generated always as identity primary key,
  order_id uuid not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
