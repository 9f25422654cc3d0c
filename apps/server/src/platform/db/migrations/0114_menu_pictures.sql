-- Pictures of dishes that staff uploaded at the counter: the encoded widths, addressed like the folder's files, /t/<tenant>/<hash>/<name>. An import
-- writes tenant_files alone, so it removes none of these. Older servers can serve after this: they answer 404 for these addresses.
create table menu_pictures (
  tenant_id text collate "C" not null references tenants (id) on delete cascade,
  hash text collate "C" not null,
  name text collate "C" not null,
  content_type text not null,
  bytes bytea not null,
  -- The picture with all its widths as the menu names it; null: this file is one of the other widths.
  picture jsonb,
  -- The last upload or publication.
  used_at timestamptz not null,
  primary key (tenant_id, hash, name)
);
