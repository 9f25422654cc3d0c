-- Payments that a provider approved under an attempt's reference after the first one: their references, amounts and refunds. Each has events of
-- its own in the ledger, so that every one is received once and returned once.
-- Older servers can serve after this: they store no surplus payment.
alter table payment_attempts add column surplus jsonb;

alter table ledger_events add column payment_ref text collate "C" check (length(payment_ref) <= 255);
alter table ledger_events drop constraint ledger_events_once;
alter table ledger_events add constraint ledger_events_once unique nulls not distinct (tenant_id, order_id, event, attempt_id, payment_ref);

create or replace view ledger_entries with (security_invoker = true) as
  select e.tenant_id, e.order_id, e.event, e.attempt_id, entry.account, entry.amount, e.at, e.payment_ref
  from ledger_events e cross join unnest(e.accounts, e.amounts) as entry (account, amount);
