-- People who work at a brand's stores, the tablets and phones on which they signed in, and their sessions there. Older servers can serve
-- after this: they do not know the counter.
create table staff (
  tenant_id text collate "C" not null,
  id uuid not null,
  name text not null,
  -- In lower case. A person who left keeps the row, because the audit list names it; the email may then be used again.
  email text not null,
  role text not null check (role in ('crew', 'manager', 'owner')),
  all_stores boolean not null default false,
  -- Keyed hash of the PIN; null: the person has chosen none yet.
  pin_hash text,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id)
);
create unique index staff_by_email on staff (tenant_id, email) where ended_at is null;

-- Stores of a staff member without all_stores.
create table staff_stores (
  tenant_id text collate "C" not null,
  staff_id uuid not null,
  store_id integer not null,
  primary key (tenant_id, staff_id, store_id),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id) on delete cascade
);

-- A browser on which somebody signed in with a mailed code. On a shared one others then sign in with their PIN.
create table counter_devices (
  tenant_id text collate "C" not null,
  id uuid not null,
  token_hash text not null,
  name text not null,
  is_shared boolean not null,
  added_by uuid not null,
  created_at timestamptz not null,
  -- Wrong PINs since the last right one.
  wrong_pins integer not null default 0,
  ended_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, added_by) references staff (tenant_id, id) on delete cascade
);
create index counter_devices_by_staff on counter_devices (tenant_id, added_by);

create table counter_sessions (
  tenant_id text collate "C" not null,
  token_hash text not null,
  staff_id uuid not null,
  device_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id) on delete cascade,
  foreign key (tenant_id, device_id) references counter_devices (tenant_id, id) on delete cascade
);
create index counter_sessions_by_staff on counter_sessions (tenant_id, staff_id);
create index counter_sessions_by_device on counter_sessions (tenant_id, device_id);
