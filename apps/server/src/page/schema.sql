create table banners (
  tenant_id text collate "C" not null references tenants (id) on delete cascade,
  id integer not null,
  position integer not null,
  document jsonb not null,
  primary key (tenant_id, id)
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

-- Every wording of a text page that was ever published, so that what an order accepted can be read
-- again. Rows are added and never changed.
create table page_versions (
  tenant_id text collate "C" not null references tenants (id) on delete cascade,
  page text collate "C" not null,
  -- The text version of title and text (platform/text-version.ts).
  version text collate "C" not null,
  title text not null,
  html text not null,
  published_at timestamptz not null,
  primary key (tenant_id, page, version)
);
