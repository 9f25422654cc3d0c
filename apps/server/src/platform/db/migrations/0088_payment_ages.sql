-- Since when a refund is due, and an index of the payments that are not over, for the operator's metrics.
-- Older servers can serve after this: their refunds count from the start of the payment.
alter table payment_attempts add column refund_due_at timestamptz;
create index payment_attempts_unfinished on payment_attempts (tenant_id, method, state, created_at)
  where state in ('created', 'pending', 'authorised', 'refunding');
