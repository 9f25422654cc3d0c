-- When an operator closed a refund that the provider refuses for good. null: nobody did.
alter table payment_attempts add column closed_at timestamptz;
alter table payment_attempts add constraint payment_attempts_closed check (closed_at is null or state = 'reversed');

-- outside: what was settled with shoppers in another way than through a provider.
alter table ledger_events drop constraint ledger_events_event_check;
alter table ledger_events add constraint ledger_events_event_check
  check (event in ('placed', 'collected', 'undone', 'reversed', 'paid', 'received', 'returned', 'closed'));
alter table ledger_events drop constraint ledger_events_accounts_check;
alter table ledger_events add constraint ledger_events_accounts_check check (
  accounts <@ array['clearing', 'cash', 'card', 'sales', 'discounts', 'delivery', 'service', 'driver_tips', 'store_tips', 'online', 'refunds', 'outside']
);
alter table ledger_events drop constraint ledger_events_attempt;
alter table ledger_events add constraint ledger_events_attempt
  check ((attempt_id is not null) = (event in ('paid', 'received', 'returned', 'closed')));
