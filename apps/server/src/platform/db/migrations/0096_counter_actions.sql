-- Each change that staff made at the counter: the audit list of the owner, and the stored answer of a call that is repeated with its key.
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
  -- What changed, without personal data and without amounts in other than minor units.
  detail jsonb not null,
  request_key text not null,
  body_hash text not null,
  answer jsonb,
  primary key (tenant_id, id),
  unique (tenant_id, staff_id, request_key),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id) on delete cascade
);
create index counter_actions_by_time on counter_actions (tenant_id, at desc);
