-- One row for each event of an order's ledger, its entries beside each other: what does not sum to zero is no row.
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

create table ledger_events (
  tenant_id text collate "C" not null,
  order_id uuid not null,
  event text not null check (event in ('placed', 'collected', 'undone', 'reversed')),
  at timestamptz not null,
  -- Debit is positive, credit negative; amounts[n] is booked on accounts[n].
  accounts text[] not null check (
    accounts <@ array['clearing', 'cash', 'card', 'sales', 'discounts', 'delivery', 'service', 'driver_tips', 'store_tips']
  ),
  amounts bigint[] not null,
  primary key (tenant_id, order_id, event),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  constraint ledger_must_balance check (cardinality(accounts) = cardinality(amounts) and ledger_sum(amounts) = 0)
);

alter table ledger_entries no force row level security;
insert into ledger_events (tenant_id, order_id, event, at, accounts, amounts)
select tenant_id, order_id, event, min(at), array_agg(account order by account), array_agg(amount order by account)
from ledger_entries group by tenant_id, order_id, event;
drop table ledger_entries;
drop function ledger_must_balance();

create view ledger_entries with (security_invoker = true) as
  select e.tenant_id, e.order_id, e.event, entry.account, entry.amount, e.at
  from ledger_events e cross join unnest(e.accounts, e.amounts) as entry (account, amount);
