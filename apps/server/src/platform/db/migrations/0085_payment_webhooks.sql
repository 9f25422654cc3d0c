-- Webhooks of payment providers: which payment a message was about, and how it was proven; never its body. A row is stored before the
-- provider gets its answer, and a job polls afterwards.
create table payment_webhooks (
  tenant_id text collate "C" not null,
  method text not null,
  -- Hash of the provider's event id, or of the references if there is none: the same event is one row.
  event_key text collate "C" not null check (length(event_key) = 43),
  proof text not null check (proof in ('signed', 'shared', 'none')),
  -- References of a webhook that waits for its attempt or its poll; erased afterwards.
  merchant_ref text collate "C" check (length(merchant_ref) <= 200),
  provider_ref text collate "C" check (length(provider_ref) <= 200),
  object_id text collate "C" check (length(object_id) <= 200),
  -- null: the webhook is about no attempt that we know yet.
  attempt_id uuid,
  -- When the event came last.
  received_at timestamptz not null,
  repetitions integer not null default 0,
  -- null: the provider was not polled since the event came.
  done_at timestamptz,
  primary key (tenant_id, method, event_key),
  foreign key (tenant_id, attempt_id) references payment_attempts (tenant_id, id)
);
create index payment_webhooks_unmatched on payment_webhooks (tenant_id, provider_ref) where attempt_id is null;
create index payment_webhooks_of_attempt on payment_webhooks (tenant_id, attempt_id) where attempt_id is not null;
create index payment_webhooks_received on payment_webhooks (tenant_id, received_at);
