create function ledger_sum(amounts bigint[]) returns bigint language plpgsql immutable as $$
declare
  total bigint := 0;
  amount bigint;
begin
  foreach amount in array amounts loop
    total := total + amount;
  end loop;
  return total;
end
$$;

-- Double entry: what was agreed, paid and given back, per order. One row for each event of an
-- order's ledger, its entries beside each other: what does not sum to zero is no row.
create table ledger_events (
  tenant_id text collate "C" not null,
  order_id uuid not null,
  -- allowed: a part of a paid order's money, booked when its refund is requested. givenBack: a part
  -- of money that the store had collected, given back by hand.
  event text not null check (
    event in ('placed', 'collected', 'undone', 'reversed', 'paid', 'received', 'returned', 'closed',
      'allowed', 'givenBack')
  ),
  at timestamptz not null,
  -- Debit is positive, credit negative; amounts[n] is booked on accounts[n]. allowances: what the
  -- brand earns less because of parts. online: what providers hold for us. refunds: what we owe
  -- back to shoppers. outside: what was settled with shoppers in another way than through a
  -- provider.
  accounts text[] not null check (
    accounts <@ array['clearing', 'cash', 'card', 'sales', 'allowances', 'discounts', 'points',
      'delivery', 'service', 'driver_tips', 'store_tips', 'online', 'refunds', 'outside']
  ),
  amounts bigint[] not null,
  attempt_id uuid,
  -- Which of the payments that a provider approved under one attempt; null: the first.
  payment_ref text collate "C" check (length(payment_ref) <= 255),
  -- An order has one event of a kind, and of the kinds that belong to a payment one for each.
  constraint ledger_events_once
    unique nulls not distinct (tenant_id, order_id, event, attempt_id, payment_ref),
  constraint ledger_events_attempt check (
    (attempt_id is not null) = (event in ('paid', 'received', 'returned', 'closed', 'allowed'))
  ),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  constraint ledger_must_balance check (
    cardinality(accounts) = cardinality(amounts) and ledger_sum(amounts) = 0
  )
);
-- The money of a day is read by the time at which it moved.
create index ledger_events_by_time on ledger_events (tenant_id, at);

create view ledger_entries with (security_invoker = true) as
  select e.tenant_id, e.order_id, e.event, e.attempt_id, entry.account, entry.amount, e.at,
    e.payment_ref
  from ledger_events e cross join unnest(e.accounts, e.amounts) as entry (account, amount);
