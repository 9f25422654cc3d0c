-- Parts of a paid order's money that shall be refunded in all while the order stays paid, minor units. null: no part was requested.
-- Older servers can serve after this: they neither request nor send parts, and a part that is due waits for a newer server.
alter table payment_attempts add column refund_goal bigint check (refund_goal >= 0 and refund_goal < amount);
create index payment_attempts_due_parts on payment_attempts (tenant_id, method)
  where state = 'completed' and refund_goal > refunded;

-- allowances: what the brand earns less because of parts. The event 'allowed' books a part when it is requested.
alter table ledger_events drop constraint ledger_events_event_check;
alter table ledger_events add constraint ledger_events_event_check
  check (event in ('placed', 'collected', 'undone', 'reversed', 'paid', 'received', 'returned', 'closed', 'allowed'));
alter table ledger_events drop constraint ledger_events_accounts_check;
alter table ledger_events add constraint ledger_events_accounts_check check (
  accounts <@ array[
    'clearing', 'cash', 'card', 'sales', 'allowances', 'discounts', 'points', 'delivery', 'service', 'driver_tips', 'store_tips', 'online', 'refunds', 'outside'
  ]
);
alter table ledger_events drop constraint ledger_events_attempt;
alter table ledger_events add constraint ledger_events_attempt
  check ((attempt_id is not null) = (event in ('paid', 'received', 'returned', 'closed', 'allowed')));
