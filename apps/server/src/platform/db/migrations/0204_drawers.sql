-- The cash drawer of a store from its opening to its count. At most one is open for a store.
-- Amounts are minor units. A count is never changed.
create table drawer_sessions (
  tenant_id text collate "C" not null,
  id uuid not null,
  store_id integer not null,
  float_amount bigint not null check (float_amount >= 0),
  opened_at timestamptz not null,
  opened_by uuid not null,
  -- Cash of the store that the ledger had of the day before the opening, when it opened: the rest
  -- of what the ledger has since then came into this drawer, also if its commit was late.
  booked_before bigint not null,
  closed_at timestamptz,
  closed_by uuid,
  expected bigint,
  counted bigint check (counted >= 0),
  primary key (tenant_id, id),
  foreign key (tenant_id, opened_by) references staff (tenant_id, id),
  foreign key (tenant_id, closed_by) references staff (tenant_id, id),
  constraint drawer_sessions_count check (
    (closed_at is null) = (counted is null) and (closed_at is null) = (expected is null)
    and (closed_at is null) = (closed_by is null)
  )
);
create unique index drawer_sessions_open on drawer_sessions (tenant_id, store_id)
  where closed_at is null;
create index drawer_sessions_counted on drawer_sessions (tenant_id, store_id, closed_at desc)
  where closed_at is not null;

-- Cash that staff put into a drawer or took out of it besides orders.
create table drawer_movements (
  tenant_id text collate "C" not null,
  id uuid not null,
  session_id uuid not null,
  kind text not null check (kind in ('in', 'out')),
  reason text not null check (
    reason in ('supplier', 'bank', 'riderTips', 'change', 'refundByHand', 'correction', 'other')
  ),
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  staff_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, session_id) references drawer_sessions (tenant_id, id),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id)
);
create index drawer_movements_of_session on drawer_movements (tenant_id, session_id, at);
