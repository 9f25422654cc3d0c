-- Every wording of a text page that was ever published, so that what an order accepted can be read again. Rows are added and never changed.
create table page_versions (
  tenant_id text collate "C" not null references tenants (id) on delete cascade,
  page text collate "C" not null,
  -- What platform/text-version.ts makes of title and text.
  version text collate "C" not null,
  title text not null,
  html text not null,
  published_at timestamptz not null,
  primary key (tenant_id, page, version)
);
