-- Double entry: what was agreed, paid and given back, per order. Debit is positive, credit negative; the entries of an event sum to zero.
create table ledger_entries (
  tenant_id text collate "C" not null,
  order_id uuid not null,
  event text not null check (event in ('placed', 'collected', 'undone')),
  account text not null check (
    account in ('clearing', 'cash', 'card', 'sales', 'discounts', 'delivery', 'service', 'driver_tips', 'store_tips')
  ),
  amount bigint not null check (amount <> 0),
  at timestamptz not null,
  primary key (tenant_id, order_id, event, account),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);

create function ledger_must_balance() returns trigger language plpgsql as $$
begin
  if exists (select from new_entries group by tenant_id, order_id, event having sum(amount) <> 0) then
    raise exception 'ledger entries do not sum to zero' using errcode = '23514', constraint = 'ledger_must_balance';
  end if;
  return null;
end
$$;
create trigger ledger_must_balance after insert on ledger_entries
  referencing new table as new_entries for each statement execute function ledger_must_balance();
