-- What a tenant's folder says, as documents in the domain's own shape (amounts in minor units), and what changes while it is open:
-- prices with their stock, and what is switched off. Row-level security and grants are set for every table by secure-tables.sql.
create table tenant_settings (
  tenant_id text collate "C" primary key references tenants (id) on delete cascade,
  document jsonb not null,
  -- Address of the theme file, of which the hash is part.
  theme_url text not null,
  -- What was imported last, by part of the folder: tells a change of a file from a change made while the store was open.
  imported jsonb not null
);

create table stores (
  tenant_id text collate "C" not null references tenants (id) on delete cascade,
  id integer not null,
  position integer not null,
  document jsonb not null,
  primary key (tenant_id, id)
);

create table menus (
  tenant_id text collate "C" not null references tenants (id) on delete cascade,
  id integer not null,
  version integer not null,
  -- Text, so that it is read back byte for byte.
  document json not null,
  primary key (tenant_id, id)
);

-- A row says what a store changes over its menu: price, discount, units left. null price: the menu's. null stock: not counted.
create table prices (
  tenant_id text collate "C" not null,
  store_id integer not null,
  channel text collate "C" not null default 'web',
  product_id integer not null,
  price bigint check (price >= 0),
  discount_price bigint check (discount_price >= 0),
  stock integer check (stock >= 0),
  without_stock_until timestamptz,
  -- The stock the file said when it was last imported: selling changes stock, only a changed file changes it back.
  imported text not null default '',
  primary key (tenant_id, store_id, channel, product_id),
  foreign key (tenant_id, store_id) references stores (tenant_id, id) on delete cascade
);

create table disabled_items (
  tenant_id text collate "C" not null,
  store_id integer not null,
  deactivatable_type text not null check (deactivatable_type in ('Product', 'Modifier')),
  deactivatable_id integer not null,
  end_date timestamptz,
  primary key (tenant_id, store_id, deactivatable_type, deactivatable_id),
  foreign key (tenant_id, store_id) references stores (tenant_id, id) on delete cascade
);

create table banners (
  tenant_id text collate "C" not null references tenants (id) on delete cascade,
  id integer not null,
  position integer not null,
  document jsonb not null,
  primary key (tenant_id, id)
);

create table coupons (
  tenant_id text collate "C" not null references tenants (id) on delete cascade,
  code text collate "C" not null,
  document jsonb not null,
  primary key (tenant_id, code)
);

-- html went through the sanitiser at import.
create table pages (
  tenant_id text collate "C" not null references tenants (id) on delete cascade,
  page text collate "C" not null,
  position integer not null,
  title text not null,
  html text not null,
  primary key (tenant_id, page)
);

-- Pictures, fonts and the theme, addressed by the hash of their bytes: /t/<tenant>/<hash>/<name>.
create table tenant_files (
  tenant_id text collate "C" not null references tenants (id) on delete cascade,
  hash text collate "C" not null,
  name text collate "C" not null,
  content_type text not null,
  bytes bytea not null,
  -- Where it was in the tenant's folder; null for what the import made (the theme).
  path text collate "C",
  -- Since when the folder no longer has it.
  retired_at timestamptz,
  primary key (tenant_id, hash, name)
);

-- The texts of the folder as they were imported, so that it can be exported again.
create table tenant_sources (
  tenant_id text collate "C" not null references tenants (id) on delete cascade,
  path text collate "C" not null,
  content text not null,
  primary key (tenant_id, path)
);

-- How often something of a tenant changed while it was open. Servers that missed a notification find out by comparing.
create table change_counters (
  tenant_id text collate "C" not null,
  kind text collate "C" not null,
  id text collate "C" not null,
  version bigint not null,
  primary key (tenant_id, kind, id)
);
