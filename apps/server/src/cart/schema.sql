-- The carts that people's devices share. One live cart per person: the one that no order was made
-- of. `items`: lines of packages/domain/src/cart/cart.ts. City, address, point, floor or flat and
-- note are those of the person's own delivery, or empty and null.
create table shopping_carts (
  tenant_id text collate "C" not null,
  id uuid not null,
  user_id uuid not null,
  store_id integer not null,
  dispatch_method text not null check (dispatch_method in ('store_delivery', 'in_store')),
  -- The owner chose delivery or pickup; false: pickup may be the method of a shopper who chose
  -- nothing.
  is_dispatch_chosen boolean not null default false,
  city text not null,
  address text not null,
  -- Floor or flat, and the note for the rider.
  apartment text not null default '',
  dispatch_note text not null default '',
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  version integer not null,
  updated_at timestamptz not null,
  -- The order that the cart became; null while it is live.
  order_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create unique index live_shopping_cart on shopping_carts (tenant_id, user_id)
  where order_id is null;
create index shopping_carts_of_user on shopping_carts (tenant_id, user_id);
create index shopping_carts_by_age on shopping_carts (tenant_id, updated_at);

-- Restore links of a cart: SHA-256 of each key.
create table cart_links (
  tenant_id text collate "C" not null,
  key_hash text not null,
  cart_id uuid not null,
  expires_at timestamptz not null,
  primary key (tenant_id, key_hash),
  foreign key (tenant_id, cart_id) references shopping_carts (tenant_id, id) on delete cascade
);
create index cart_links_of_cart on cart_links (tenant_id, cart_id);
