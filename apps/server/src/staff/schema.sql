-- People who work at a brand's stores.
create table staff (
  tenant_id text collate "C" not null,
  id uuid not null,
  name text not null,
  -- In lower case. A person who left keeps the row, because the audit list names it; the email may
  -- then be used again.
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

-- A browser of the counter on which somebody signed in with a mailed code. On a shared one others
-- then sign in with their PIN.
create table counter_devices (
  tenant_id text collate "C" not null,
  id uuid not null,
  token_hash text not null,
  name text not null,
  is_shared boolean not null,
  added_by uuid not null,
  -- The manager or owner who lets the people of a shared device use their PIN on it; null: nobody.
  approved_by uuid,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, added_by) references staff (tenant_id, id) on delete cascade,
  foreign key (tenant_id, approved_by) references staff (tenant_id, id) on delete cascade
);
create index counter_devices_by_staff on counter_devices (tenant_id, added_by);
create index counter_devices_by_approver on counter_devices (tenant_id, approved_by)
  where approved_by is not null;

-- A person who signed in on a device with a mailed code, or with the right PIN on an approved one.
create table counter_device_people (
  tenant_id text collate "C" not null,
  device_id uuid not null,
  staff_id uuid not null,
  used_at timestamptz not null,
  primary key (tenant_id, device_id, staff_id),
  foreign key (tenant_id, device_id) references counter_devices (tenant_id, id) on delete cascade,
  foreign key (tenant_id, staff_id) references staff (tenant_id, id) on delete cascade
);
create index counter_device_people_by_staff on counter_device_people (tenant_id, staff_id);

create table counter_sessions (
  tenant_id text collate "C" not null,
  token_hash text not null,
  staff_id uuid not null,
  device_id uuid not null,
  created_at timestamptz not null,
  -- The instant at which a mailed code began the session; null: a PIN began it.
  proved_at timestamptz,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id) on delete cascade,
  foreign key (tenant_id, device_id) references counter_devices (tenant_id, id) on delete cascade
);
create index counter_sessions_by_staff on counter_sessions (tenant_id, staff_id);
create index counter_sessions_by_device on counter_sessions (tenant_id, device_id);
create index counter_sessions_by_end on counter_sessions (tenant_id, least(expires_at, ended_at));

-- Wrong PINs in a staff member's name on a device, since that person's last right one there. A
-- mailed code on the device forgets all of them. One count for a whole device would let a person
-- guess a colleague's PIN for ever, with the own PIN in between.
create table counter_wrong_pins (
  tenant_id text collate "C" not null,
  device_id uuid not null,
  staff_id uuid not null,
  wrong integer not null check (wrong > 0),
  primary key (tenant_id, device_id, staff_id),
  foreign key (tenant_id, device_id) references counter_devices (tenant_id, id) on delete cascade,
  foreign key (tenant_id, staff_id) references staff (tenant_id, id) on delete cascade
);
create index counter_wrong_pins_by_staff on counter_wrong_pins (tenant_id, staff_id);

-- Instants of the wrong PINs of a day in a person's name, the newest last: on all devices, and on
-- those that the person never used. The row is locked while a PIN is compared, so that devices and
-- servers count together.
create table staff_wrong_pins (
  tenant_id text collate "C" not null,
  staff_id uuid not null,
  wrong_at timestamptz[] not null default '{}',
  unused_at timestamptz[] not null default '{}',
  -- When the person was last mailed about them.
  mailed_at timestamptz,
  primary key (tenant_id, staff_id),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id) on delete cascade
);

-- Each change that staff made at the counter: the audit list of the owner, and the stored answer of
-- a call that is repeated with its key.
create table counter_actions (
  tenant_id text collate "C" not null,
  id uuid not null,
  -- null: an action that concerns the brand, such as an invitation.
  store_id integer,
  staff_id uuid not null,
  device_id uuid not null,
  at timestamptz not null,
  kind text not null,
  -- The id of the order, product or person that the action changed.
  subject text not null,
  -- The change, without personal data and without amounts in other than minor units.
  detail jsonb not null,
  request_key text not null,
  body_hash text not null,
  answer jsonb,
  primary key (tenant_id, id),
  unique (tenant_id, staff_id, request_key),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id) on delete cascade
);
create index counter_actions_by_time on counter_actions (tenant_id, at desc);
-- The actions of one order, on its ticket.
create index counter_actions_by_subject on counter_actions (tenant_id, subject);
create index counter_actions_by_staff on counter_actions (tenant_id, staff_id, at desc);
