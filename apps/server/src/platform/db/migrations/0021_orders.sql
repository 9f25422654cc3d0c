-- Every placement of an order, by its idempotency key. One of: an order (refusal is null) or the refusal it met.
-- derived: no key was sent, it was made from the buyer and the cart, and counts for ten minutes.
create table order_requests (
  tenant_id text collate "C" not null,
  buyer_id uuid not null,
  key text collate "C" not null check (length(key) <= 210),
  derived boolean not null,
  body_hash text collate "C" not null,
  order_id uuid not null,
  refusal jsonb,
  created_at timestamptz not null,
  primary key (tenant_id, buyer_id, key),
  unique (tenant_id, order_id)
);

-- An order as it was agreed: names and prices are copies, so that a later menu changes nothing. Amounts are minor units.
create table orders (
  tenant_id text collate "C" not null,
  id uuid not null,
  store_id integer not null,
  number integer not null,
  buyer_id uuid not null,
  status text not null check (
    status in ('creation_scheduled', 'scheduled', 'created', 'preparing', 'ready', 'inTransit', 'completed', 'cancelled', 'failed', 'reversed')
  ),
  payment_status text not null check (payment_status in ('created', 'completed', 'failed', 'reversed', 'cancelled')),
  payment_method text not null,
  dispatch_method text not null check (dispatch_method in ('store_delivery', 'in_store')),
  customer_name text not null,
  customer_email text not null,
  customer_phone text not null,
  subtotal bigint not null check (subtotal >= 0),
  discount bigint not null check (discount >= 0),
  delivery bigint not null check (delivery >= 0),
  service_fee bigint not null check (service_fee >= 0),
  tip bigint not null check (tip >= 0),
  store_tip bigint not null check (store_tip >= 0),
  total bigint not null check (total = greatest(subtotal - discount + delivery + service_fee, 0) + tip + store_tip),
  -- Store, address, answers, choices and the quote as they were: see features/order/order-snapshot.ts.
  snapshot jsonb not null,
  -- Units taken from the store's stock, by product id: what an undo gives back.
  stock_taken jsonb not null,
  hand_over_code text,
  estimated_at timestamptz,
  cancellable_until timestamptz,
  -- When the restaurant got to see it; from then on it can no longer be undone.
  released_at timestamptz,
  created_at timestamptz not null,
  -- Counts the moves; the place of the newest event in order_events.
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, store_id, number),
  foreign key (tenant_id, buyer_id) references users (tenant_id, id)
);
create index orders_of_buyer on orders (tenant_id, buyer_id, id desc);

create table order_lines (
  tenant_id text collate "C" not null,
  order_id uuid not null,
  position smallint not null,
  product_id integer not null,
  name text not null,
  quantity smallint not null check (quantity between 1 and 99),
  unit_price bigint not null check (unit_price >= 0),
  total bigint not null check (total = unit_price * quantity),
  instructions text not null,
  modifiers jsonb not null,
  primary key (tenant_id, order_id, position),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);

-- The timeline. One row per move, numbered from 1.
create table order_events (
  tenant_id text collate "C" not null,
  order_id uuid not null,
  version integer not null,
  status text not null,
  at timestamptz not null,
  primary key (tenant_id, order_id, version),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);

-- The last short number handed out; servers take them in small blocks, so numbers are unique but may have gaps.
create table order_numbers (
  tenant_id text collate "C" not null,
  store_id integer not null,
  last_number integer not null,
  primary key (tenant_id, store_id)
);
