-- Each refund that the server sent to a provider. The row is stored before the call leaves, so that a refund is never sent again because a poll
-- lacks it. amount: of this refund; total: what the provider has refunded in all once it is through; minor units. A refused refund moved no money,
-- and its row is deleted; payment_events has its history. Older servers can serve after this: they neither write nor read these rows.
create table payment_refunds (
  tenant_id text collate "C" not null,
  attempt_id uuid not null,
  -- The idempotency key; it names the amounts before and after the refund.
  key text collate "C" not null,
  amount bigint not null check (amount > 0),
  total bigint not null check (total >= amount),
  -- The provider takes a repetition with the key for the same refund.
  is_repeatable boolean not null,
  sent_at timestamptz not null,
  -- The provider's answer that it took the refund.
  acknowledged_at timestamptz,
  -- A poll showed it.
  shown_at timestamptz,
  -- It counts as through: the provider acknowledged it, and no poll showed it for a day.
  presumed_at timestamptz,
  primary key (tenant_id, attempt_id, key),
  foreign key (tenant_id, attempt_id) references payment_attempts (tenant_id, id)
);
-- Refunds that no poll has shown: what is measured and listed.
create index payment_refunds_open on payment_refunds (tenant_id, sent_at) where shown_at is null;

-- What was given back of a paid order by other means than its provider, minor units.
alter table payment_attempts add column refunded_outside bigint check (refunded_outside > 0 and refunded_outside < amount);
