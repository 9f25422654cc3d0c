-- Who has a storefront here, and under which host names. These two tables belong to no tenant: the application reads them to find
-- out whose request it serves, and cannot write them.
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
