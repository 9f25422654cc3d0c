-- Who may use a PIN on a device of the counter, and the wrong PINs in a person's name on all devices.
-- Older servers can serve after this: they write neither table, and take PINs as before until they are replaced.

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

-- The manager or owner who lets the people of a shared device use their PIN on it; null: nobody.
alter table counter_devices add column approved_by uuid,
  add foreign key (tenant_id, approved_by) references staff (tenant_id, id) on delete cascade;
create index counter_devices_by_approver on counter_devices (tenant_id, approved_by) where approved_by is not null;

-- Instants of the wrong PINs of a day in a person's name, the newest last: on all devices, and on those that the person never used. The row
-- is locked while a PIN is compared, so that devices and servers count together.
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
