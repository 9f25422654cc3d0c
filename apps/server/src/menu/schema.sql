create table menus (
  tenant_id text collate "C" not null references tenants (id) on delete cascade,
  id integer not null,
  version integer not null,
  -- Text, so that it is read back byte for byte.
  document json not null,
  primary key (tenant_id, id)
);

-- A row says what a store changes over its menu: price, discount, units left. null price: the
-- menu's. null stock: not counted.
create table prices (
  tenant_id text collate "C" not null,
  store_id integer not null,
  channel text collate "C" not null default 'web',
  product_id integer not null,
  price bigint check (price >= 0),
  discount_price bigint check (discount_price >= 0),
  stock integer check (stock >= 0),
  without_stock_until timestamptz,
  -- The stock the file said when it was last imported: selling changes stock, only a changed file
  -- changes it back.
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
  -- The restaurant's own systems, or the folder.
  source text not null default 'integration' check (source in ('folder', 'integration')),
  primary key (tenant_id, store_id, deactivatable_type, deactivatable_id),
  foreign key (tenant_id, store_id) references stores (tenant_id, id) on delete cascade
);

-- The edits of the menu that staff published at the counter, over the menus of the folder. Each row
-- is one whole state; the one with the highest number holds.
create table menu_versions (
  tenant_id text collate "C" not null,
  number integer not null check (number > 0),
  -- Every edit in force since this version.
  edits jsonb not null,
  -- The changes of this version, with the names and the values before.
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

-- Pictures of dishes that staff uploaded at the counter: the encoded widths, addressed like the
-- folder's files, /t/<tenant>/<hash>/<name>. An import writes tenant_files alone, so it removes
-- none of these.
create table menu_pictures (
  tenant_id text collate "C" not null references tenants (id) on delete cascade,
  hash text collate "C" not null,
  name text collate "C" not null,
  content_type text not null,
  bytes bytea not null,
  -- The picture with all its widths as the menu names it; null: this file is one of the other
  -- widths.
  picture jsonb,
  -- The last upload or publication.
  used_at timestamptz not null,
  primary key (tenant_id, hash, name)
);

-- Takes units of each product, each by one conditional update, in the order given: every caller
-- gives them in the same one, so that nobody waits for another in a circle. Returns what was
-- counted off, {"product": units}. If anything is short, the whole transaction is undone: CS001,
-- the products in its detail. What is counted (packages/domain/src/menu/is-stock-counted.ts):
-- before the stock-back date whatever is wanted before it; after that date what the count still
-- holds. Such a sale ends the date, so that the last unit leaves the product sold out and not back
-- without a number.
create function take_stock(tenant text, store integer, products integer[], units integer[],
  ordered timestamptz, wanted timestamptz)
  returns jsonb language plpgsql as $$
declare
  taken jsonb := '{}';
  short integer[] := '{}';
begin
  if not exists (select from prices p where p.tenant_id = tenant and p.store_id = store
    and p.channel = 'web'
    and p.product_id = any (products) and p.stock is not null) then
    return taken;
  end if;
  for position in 1 .. cardinality(products) loop
    update prices p
    set stock = p.stock - units[position],
      without_stock_until = case when p.without_stock_until > ordered then p.without_stock_until end
    where p.tenant_id = tenant and p.store_id = store and p.channel = 'web'
      and p.product_id = products[position] and p.stock >= units[position]
      and case when coalesce(p.without_stock_until, 'infinity') > ordered
        then coalesce(p.without_stock_until, 'infinity') > wanted else p.stock > 0 end;
    if found then
      taken := taken || jsonb_build_object(products[position], units[position]);
    elsif exists (select from prices p where p.tenant_id = tenant and p.store_id = store
      and p.channel = 'web'
      and p.product_id = products[position] and p.stock is not null
      and case when coalesce(p.without_stock_until, 'infinity') > ordered
        then coalesce(p.without_stock_until, 'infinity') > wanted else p.stock > 0 end) then
      short := short || products[position];
    end if;
  end loop;
  if cardinality(short) > 0 then
    raise exception 'sold out' using errcode = 'CS001', detail = array_to_json(short)::text;
  end if;
  return taken;
end
$$;
