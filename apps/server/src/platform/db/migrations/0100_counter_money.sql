-- Refunds that staff gives at the counter: what was given back, why and of which lines. The money itself stands in the ledger and in the
-- payment attempt. Older servers can serve after this: they write no such refunds.
create table counter_refunds (
  tenant_id text collate "C" not null,
  id uuid not null,
  order_id uuid not null,
  staff_id uuid not null,
  at timestamptz not null,
  -- whole: the order ended. amount, lines: a part, and the order stays paid.
  part text not null check (part in ('whole', 'amount', 'lines')),
  -- provider: the payment's provider sends it. cash, card: the store gives it back by hand.
  way text not null check (way in ('provider', 'cash', 'card')),
  amount bigint not null check (amount > 0),
  reason text not null,
  note text not null,
  -- [{line, quantity}]: the units whose prices were given back; line counts from 0.
  lines jsonb not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id) on delete cascade
);
create index counter_refunds_of_order on counter_refunds (tenant_id, order_id);

-- givenBack: a part of money that the store had collected, given back by hand.
alter table ledger_events drop constraint ledger_events_event_check;
alter table ledger_events add constraint ledger_events_event_check
  check (event in ('placed', 'collected', 'undone', 'reversed', 'paid', 'received', 'returned', 'closed', 'allowed', 'givenBack'));

-- The money of a day is read by the time at which it moved.
create index ledger_events_by_time on ledger_events (tenant_id, at);
