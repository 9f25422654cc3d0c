-- The printers of a store, which ask the server for their papers.
create table printers (
  tenant_id text collate "C" not null,
  id uuid not null,
  store_id integer not null,
  name text not null,
  kind text not null check (kind in ('star', 'epson')),
  station text not null check (station in ('kitchen', 'bar', 'door')),
  paper_width smallint not null check (paper_width in (58, 80)),
  prints_on text not null check (prints_on in ('arrival', 'acceptance')),
  copies smallint not null check (copies between 1 and 3),
  -- Menu categories whose dishes are printed; empty: every dish.
  category_ids integer[] not null,
  -- The number of the address in force; the hash is of its secret.
  key_number integer not null default 1,
  key_hash text not null,
  created_at timestamptz not null,
  -- What the printer last told of itself, since when, and when it last called.
  told text not null default 'online'
    check (told in ('online', 'paperLow', 'paperOut', 'coverOpen', 'error')),
  told_since timestamptz,
  seen_at timestamptz,
  -- The one paper that is with the printer, and the network card that took it.
  sent_job uuid,
  sent_to text,
  -- No paper is handed out before.
  hold_until timestamptz,
  primary key (tenant_id, id)
);
create index printers_of_store on printers (tenant_id, store_id);

-- Returns a UUID of version 7, which sorts by time to the microsecond. PostgreSQL has a function for
-- it from version 18 on; this one serves every version from 15 on.
create function uuid_by_time() returns uuid language sql volatile as $$
  select (lpad(to_hex(t.micros / 1000), 12, '0') || '7' || lpad(to_hex(t.micros % 1000 * 4), 3, '0')
    || right(replace(gen_random_uuid()::text, '-', ''), 16))::uuid
  from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint) as t (micros)
$$;

-- A paper that a printer makes, or has made. It holds no data of a person: the paper is written
-- from its order when it is handed out.
create table print_jobs (
  tenant_id text collate "C" not null,
  id uuid not null default uuid_by_time(),
  printer_id uuid not null,
  order_id uuid,
  paper text not null check (paper in ('order', 'cancelled', 'test')),
  is_reprint boolean not null default false,
  created_at timestamptz not null,
  sends smallint not null default 0,
  -- The instant at which the paper was printed, or was not wanted any more.
  ended_at timestamptz,
  outcome text check (outcome in ('printed', 'dropped')),
  primary key (tenant_id, id),
  foreign key (tenant_id, printer_id) references printers (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  constraint print_jobs_order check ((order_id is null) = (paper = 'test')),
  constraint print_jobs_end check ((ended_at is null) = (outcome is null))
);
create index print_jobs_waiting on print_jobs (tenant_id, printer_id, created_at, id)
  where ended_at is null;
create index print_jobs_of_order on print_jobs (tenant_id, order_id, printer_id);
create index print_jobs_ended on print_jobs (tenant_id, ended_at) where ended_at is not null;
-- An order has one paper of each kind on a printer, however often its arrival is told.
create unique index print_jobs_once on print_jobs (tenant_id, printer_id, order_id, paper)
  where not is_reprint and order_id is not null;
