-- The brands that have a storefront here, and their host names. These two tables belong to no
-- tenant: the server reads them to find out whose request it serves, and cannot write them.
create table tenants (
  id text collate "C" primary key check (id ~ '^[a-z][a-z0-9-]{0,40}$'),
  name text not null,
  country text not null,
  -- Digest of the folder and importer last imported, so that an unchanged folder is left alone.
  digest text not null,
  -- Rises with each import that changed something; servers compare it to know that they are behind.
  version bigint not null,
  imported_at timestamptz not null
);

create table tenant_hosts (
  host text collate "C" primary key,
  tenant_id text collate "C" not null references tenants (id) on delete cascade,
  -- 0 is the canonical host.
  position smallint not null
);
create index tenant_hosts_of_tenant on tenant_hosts (tenant_id);

-- The settings of a tenant's folder, as documents in the domain's own shape (amounts in minor
-- units). secure-tables.sql sets row-level security and grants for every table.
create table tenant_settings (
  tenant_id text collate "C" primary key references tenants (id) on delete cascade,
  document jsonb not null,
  -- Address of the theme file, of which the hash is part.
  theme_url text not null,
  -- The last import, by part of the folder: tells a change of a file from a change made while the
  -- store was open.
  imported jsonb not null,
  -- The part of settings.json that only the server reads, such as the address to which orders are
  -- sent. Never part of an answer to a browser.
  operations jsonb not null default '{}',
  -- Dishes that are suggested with others, as suggestions.json says
  -- (packages/domain/src/menu/suggestions.ts).
  suggestions jsonb not null default '{"beforeCheckout": false, "rules": []}'
);

-- Pictures, fonts and the theme, addressed by the hash of their bytes: /t/<tenant>/<hash>/<name>.
create table tenant_files (
  tenant_id text collate "C" not null references tenants (id) on delete cascade,
  hash text collate "C" not null,
  name text collate "C" not null,
  content_type text not null,
  bytes bytea not null,
  -- Its place in the tenant's folder; null: the import made it (the theme).
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

-- Counts the changes of something of a tenant while it was open. Servers that missed a notification
-- find out by comparing.
create table change_counters (
  tenant_id text collate "C" not null,
  kind text collate "C" not null,
  id text collate "C" not null,
  version bigint not null,
  primary key (tenant_id, kind, id)
);
