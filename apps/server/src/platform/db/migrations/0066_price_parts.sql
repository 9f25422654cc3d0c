-- Loyalty points are a part of a price with an amount and an account of their own. No order has any before the programme is there.
alter table orders add column points bigint not null default 0 check (points >= 0);

-- The parts themselves stand in the snapshot; these columns are read from them when the order is placed.
-- Older servers can serve after this: they write no points, for which the total is what it was.
alter table orders drop constraint orders_check;
alter table orders add constraint orders_total_check
  check (total = greatest(subtotal - discount - points + delivery + service_fee, 0) + tip + store_tip);

alter table ledger_events drop constraint ledger_events_accounts_check;
alter table ledger_events add constraint ledger_events_accounts_check check (
  accounts <@ array[
    'clearing', 'cash', 'card', 'sales', 'discounts', 'points', 'delivery', 'service', 'driver_tips', 'store_tips', 'online', 'refunds', 'outside'
  ]
);
