-- Since when the provider's answers leave open whether it has money of a failed or refunded attempt, and when an operator closed such a payment.
-- The partial indexes serve the list of money that pays no order, beside those of open attempts and of due parts.
-- Older servers can serve after this: they do not write the columns, and the next poll of a newer server does.
alter table payment_attempts add column undecided_since timestamptz;
alter table payment_attempts add column polling_closed_at timestamptz;
create index payment_attempts_undecided on payment_attempts (tenant_id, undecided_since) where undecided_since is not null;
create index payment_attempts_held_surplus on payment_attempts (tenant_id, id) where surplus @> '[{"isRefunded": false}]';

-- Payments whose polls have ended already wait for an operator: no poll would find them.
alter table payment_attempts no force row level security;
alter table payment_events no force row level security;
update payment_attempts a set undecided_since = a.deadline
  where a.state = 'failed' and exists (
    select from payment_events e
    where e.tenant_id = a.tenant_id and e.attempt_id = a.id and e.kind = 'alert' and e.detail ->> 'why' = 'undecided for 30 days');
alter table payment_attempts force row level security;
alter table payment_events force row level security;
