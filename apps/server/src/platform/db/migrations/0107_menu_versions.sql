-- The edits of the menu that staff published at the counter, over the menus of the folder. Each row is one whole state; the one with the highest
-- number holds. Older servers can serve after this: they sell the folder's menu.
create table menu_versions (
  tenant_id text collate "C" not null,
  number integer not null check (number > 0),
  -- Every edit in force since this version.
  edits jsonb not null,
  -- What this version changed, with the names and the values before.
  changes jsonb not null,
  note text not null,
  -- folder: an import dropped edits.
  source text not null check (source in ('counter', 'folder')),
  -- The version whose edits hold again; null: an ordinary one.
  restored integer,
  staff_id uuid,
  published_at timestamptz not null,
  primary key (tenant_id, number),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id) on delete set null (staff_id)
);
create index menu_versions_by_staff on menu_versions (tenant_id, staff_id);

-- Undoes the transaction of an order that was decided with facts of the store or a menu from before a change at the counter: CS018.
-- `store_expected`, `menu_expected`: the versions that the order was decided with; null: not checked. The function with three arguments stays
-- for older servers.
create function check_store_version(tenant text, store integer, store_expected bigint, menu_expected bigint) returns boolean
language plpgsql as $$
begin
  if menu_expected is not null and menu_expected <> coalesce((select max(number) from menu_versions where tenant_id = tenant), 0) then
    raise exception 'the menu changed' using errcode = 'CS018';
  end if;
  return check_store_version(tenant, store, store_expected);
end
$$;
