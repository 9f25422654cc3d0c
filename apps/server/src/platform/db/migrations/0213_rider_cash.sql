-- A count of the money that a rider brought to the store. Amounts are minor units. It is never
-- changed: a correction is a row of its own.
create table rider_settlements (
  tenant_id text collate "C" not null,
  id uuid not null,
  store_id integer not null,
  rider_id uuid not null,
  at timestamptz not null,
  staff_id uuid not null,
  -- The cash of its orders less the tips in it, which the rider keeps; 0 of a correction.
  to_hand_in bigint not null,
  -- Of a correction: the cash that was handed in besides, negative if it was less.
  handed_in bigint not null,
  corrects_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id),
  foreign key (tenant_id, corrects_id) references rider_settlements (tenant_id, id)
    on delete cascade,
  constraint rider_settlements_correction check (
    case when corrects_id is null then handed_in >= 0 else to_hand_in = 0 and handed_in <> 0 end
  )
);
create index rider_settlements_by_store on rider_settlements (tenant_id, store_id, at desc);
create index rider_settlements_by_rider on rider_settlements (tenant_id, rider_id, at desc);
create index rider_settlements_corrections on rider_settlements (tenant_id, corrects_id)
  where corrects_id is not null;

-- The money of an order that a rider of the store delivered, in minor units: what the ledger booked
-- as collected in cash or by card, with the rider's tip. settlement_id null: the rider has it.
create table rider_collections (
  tenant_id text collate "C" not null,
  order_id uuid not null,
  store_id integer not null,
  rider_id uuid not null,
  at timestamptz not null,
  cash bigint not null check (cash >= 0),
  card bigint not null check (card >= 0),
  tip bigint not null check (tip >= 0),
  settlement_id uuid,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, settlement_id) references rider_settlements (tenant_id, id)
    on delete cascade
);
create index rider_collections_carried on rider_collections (tenant_id, store_id, rider_id, at)
  where settlement_id is null;
create index rider_collections_of_settlement on rider_collections (tenant_id, settlement_id)
  where settlement_id is not null;

-- The cash of a settlement comes into a drawer once.
-- Older servers can serve after this: an order that one completes counts in the drawer at once, as
-- before. A drawer is to be counted on a newer server.
alter table drawer_movements add column settlement_id uuid;
alter table drawer_movements drop constraint drawer_movements_reason_check;
alter table drawer_movements add constraint drawer_movements_reason_check check (
  reason in ('supplier', 'bank', 'riderTips', 'change', 'refundByHand', 'correction', 'other',
    'riderCash')
);
alter table drawer_movements add constraint drawer_movements_settlement check (
  (reason = 'riderCash') = (settlement_id is not null)
);
alter table drawer_movements add foreign key (tenant_id, settlement_id)
  references rider_settlements (tenant_id, id) on delete cascade;
create unique index drawer_movements_once on drawer_movements (tenant_id, settlement_id)
  where settlement_id is not null;

-- The deletion of a drawer after its term deletes its movements.
alter table drawer_movements
  drop constraint drawer_movements_tenant_id_session_id_fkey,
  add foreign key (tenant_id, session_id) references drawer_sessions (tenant_id, id)
    on delete cascade;
