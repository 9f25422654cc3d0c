-- Own phones of staff that are told of waiting orders and of riders' problems. The address at the
-- push service and its keys are credentials: they end with the device and with its person.
create table staff_push_subscriptions (
  tenant_id text collate "C" not null,
  device_id uuid not null,
  staff_id uuid not null,
  endpoint text collate "C" not null check (length(endpoint) between 1 and 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  primary key (tenant_id, device_id),
  foreign key (tenant_id, device_id) references counter_devices (tenant_id, id) on delete cascade,
  foreign key (tenant_id, staff_id) references staff (tenant_id, id) on delete cascade
);
create index staff_push_subscriptions_by_endpoint
  on staff_push_subscriptions (tenant_id, endpoint);
create index staff_push_subscriptions_by_staff on staff_push_subscriptions (tenant_id, staff_id);

-- When the phones of a store were last told of its waiting orders.
create table staff_notices (
  tenant_id text collate "C" not null,
  store_id integer not null,
  noticed_at timestamptz not null,
  primary key (tenant_id, store_id)
);
