-- Codes that staff signs in with at the counter, and wrong PINs of a shared device.
-- Older servers can serve after this: they make no such code and know no counter.
alter table verifications drop constraint verifications_purpose_check,
  add constraint verifications_purpose_check check (purpose in ('login', 'email_change', 'erasure', 'counter')),
  drop constraint verifications_check,
  add constraint verifications_check check ((purpose in ('login', 'counter')) = (user_id is null));

-- Wrong PINs in a staff member's name on a device, since that person's last right one there. A mailed code on the device forgets all of them.
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

-- One count for a whole device would let a person guess a colleague's PIN for ever, with the own PIN in between.
alter table counter_devices drop column wrong_pins;

-- The instant at which a mailed code began the session; null: a PIN began it.
alter table counter_sessions add column proved_at timestamptz;
create index counter_sessions_by_end on counter_sessions (tenant_id, least(expires_at, ended_at));
create index counter_actions_by_staff on counter_actions (tenant_id, staff_id, at desc);
