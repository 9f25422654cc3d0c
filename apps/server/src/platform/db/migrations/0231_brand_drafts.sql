-- The draft of a brand's menus that all its staff shares, and the versions that were published from
-- it. docs/rules/back-office.md.
-- Older servers can serve after this: they read none of these tables.
create table brand_drafts (
  tenant_id text collate "C" primary key references tenants (id) on delete cascade,
  -- Rises with each change of the draft; whoever publishes names the one that they saw.
  revision bigint not null
);

create table brand_draft_edits (
  tenant_id text collate "C" not null references tenants (id) on delete cascade,
  -- The item and the field that the edit changes: packages/domain/src/draft/draft-edit.ts.
  key text collate "C" not null,
  edit jsonb not null,
  -- The value of the field as it was published when the edit was first made; null: none.
  before jsonb,
  staff_id uuid,
  -- The order in which the edits were made.
  position bigint not null,
  at timestamptz not null,
  primary key (tenant_id, key),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id) on delete set null (staff_id)
);
create index brand_draft_edits_by_staff on brand_draft_edits (tenant_id, staff_id);

create table brand_versions (
  tenant_id text collate "C" not null references tenants (id) on delete cascade,
  number integer not null check (number > 0),
  -- The files of the menus, by path, and the pictures that they name as they were published.
  files jsonb not null,
  pictures jsonb not null,
  -- The edits of this version, each with the name of its item and the value before.
  changes jsonb not null,
  note text not null,
  -- folder: the state that the import of a folder left, before the next version.
  source text not null check (source in ('back-office', 'folder')),
  -- The version whose files hold again; null: an ordinary one.
  restored integer,
  staff_id uuid,
  published_at timestamptz not null,
  primary key (tenant_id, number),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id) on delete set null (staff_id)
);
create index brand_versions_by_staff on brand_versions (tenant_id, staff_id);
