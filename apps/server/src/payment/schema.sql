-- Paying online. An attempt is one try to pay one order by one method; its amount is frozen, its
-- merchant_ref is kept before the provider hears of it. Amounts are minor units.
create table payment_attempts (
  tenant_id text collate "C" not null,
  id uuid not null,
  order_id uuid not null,
  method text not null,
  amount bigint not null check (amount > 0),
  currency text not null check (length(currency) = 3),
  state text not null check (
    state in ('created', 'pending', 'authorised', 'completed', 'failed', 'refunding', 'refunded')
  ),
  problem text check (
    problem in ('declined', 'cancelled', 'expired', 'unavailable', 'cardGone', 'authentication',
      'limit')
  ),
  merchant_ref text collate "C" not null check (length(merchant_ref) between 1 and 26),
  provider_ref text collate "C",
  -- The number of payments and the saved card; never a token or a security code.
  instrument jsonb,
  card_last_digits text,
  authorisation_code text,
  -- The page of the shop that the shopper comes back to; null: a charge without a page.
  redirect_url text,
  -- The browser's next step, which is a form, a wallet's link or nothing more to do; a repetition
  -- of the request gets it again. null while the provider was not reached.
  next jsonb,
  request_key text collate "C" not null check (length(request_key) <= 210),
  -- Tells a repetition of a start from another request with its key.
  body_hash text collate "C" check (length(body_hash) <= 64),
  -- The shopper went on to another attempt.
  superseded boolean not null default false,
  -- The way in which the shopper left the provider's page without paying, as the browser's return
  -- said. The last step is never taken then.
  abandoned text check (abandoned in ('cancelled', 'expired')),
  deadline timestamptz not null,
  -- The instant at which the server sent the last step of a framed payment, which may have taken
  -- the money. Until its result is known no other payment of the order starts.
  last_step_at timestamptz,
  -- The brand's choice at the start of the attempt: it keeps money that arrives after the payment
  -- failed, while the order still waits to be paid.
  accepts_late_money boolean not null default false,

  -- The most that a provider was seen to have taken; null: no answer has shown money taken.
  captured bigint check (captured > 0),
  -- The sum that the provider has refunded.
  refunded bigint not null default 0 check (refunded >= 0),
  -- Parts of a paid order's money that shall be refunded in all while the order stays paid. null:
  -- no part was requested.
  refund_goal bigint check (refund_goal >= 0 and refund_goal < amount),
  -- The part of a paid order that was given back by other means than its provider.
  refunded_outside bigint check (refunded_outside > 0 and refunded_outside < amount),
  -- Since when a refund is due.
  refund_due_at timestamptz,
  -- Until then one job may send a refund, and no other. null: nobody does.
  refund_claimed_until timestamptz,
  -- When an operator closed a refund that the provider refuses for good. null: nobody did.
  refund_closed_at timestamptz,
  -- Payments that a provider approved under the attempt's reference after the first one: their
  -- references, amounts and refunds. Each has events of its own in the ledger, so that every one is
  -- received once and returned once.
  surplus jsonb,

  -- Number of polls; names the waiting poll.
  tries integer not null default 0,
  -- When a browser's return last led to a call of the provider: another within three seconds leads
  -- to none.
  browser_polled_at timestamptz,
  -- Since when the provider's answers leave open whether it has money of a failed or refunded
  -- attempt, and when an operator closed such a payment.
  undecided_since timestamptz,
  polling_closed_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, method, merchant_ref),
  unique (tenant_id, order_id, request_key),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  constraint payment_attempts_refund_closed
    check (refund_closed_at is null or state = 'refunded')
);
-- The last guard against paying an order twice.
create unique index payment_attempts_one_completed on payment_attempts (tenant_id, order_id)
  where state = 'completed';
create index payment_attempts_provider_ref on payment_attempts (tenant_id, method, provider_ref)
  where provider_ref is not null;
-- Open payments with a card: the provider hears of its removal after them.
create index payment_attempts_of_card on payment_attempts (tenant_id, (instrument ->> 'cardId'))
  where instrument ->> 'cardId' is not null and state in ('created', 'pending', 'authorised');
-- Payments that are not over, for the operator's metrics.
create index payment_attempts_unfinished
  on payment_attempts (tenant_id, method, state, created_at)
  where state in ('created', 'pending', 'authorised', 'refunding');
create index payment_attempts_due_parts on payment_attempts (tenant_id, method)
  where state = 'completed' and refund_goal > refunded;
-- Money that pays no order, beside that of open attempts and of due parts.
create index payment_attempts_undecided on payment_attempts (tenant_id, undecided_since)
  where undecided_since is not null;
create index payment_attempts_held_surplus on payment_attempts (tenant_id, id)
  where surplus @> '[{"isRefunded": false}]';

-- Everything that was said about an attempt, in its order; written and never changed. No token, no
-- card but its last digits.
create table payment_events (
  tenant_id text collate "C" not null,
  position bigint generated always as identity,
  attempt_id uuid not null,
  at timestamptz not null,
  kind text not null,
  detail jsonb not null,
  primary key (tenant_id, position),
  foreign key (tenant_id, attempt_id) references payment_attempts (tenant_id, id)
);
create index payment_events_of_attempt on payment_events (tenant_id, attempt_id, position);

-- Each refund that the server sent to a provider. The row is stored before the call leaves, so that
-- a refund is never sent again because a poll lacks it. amount: of this refund; total: what the
-- provider has refunded in all once it is through; minor units. A refused refund moved no money,
-- and its row is deleted; payment_events has its history.
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

-- Webhooks of payment providers: which payment a message was about, and how it was proven; never
-- its body. A row is stored before the provider gets its answer, and a job polls afterwards.
create table payment_webhooks (
  tenant_id text collate "C" not null,
  method text not null,
  -- Hash of the provider's event id, or of the references if there is none: the same event is one
  -- row.
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
create index payment_webhooks_unmatched on payment_webhooks (tenant_id, provider_ref)
  where attempt_id is null;
create index payment_webhooks_of_attempt on payment_webhooks (tenant_id, attempt_id)
  where attempt_id is not null;
create index payment_webhooks_received on payment_webhooks (tenant_id, received_at);

-- Refunds that staff gives at the counter: what was given back, why and of which lines. The money
-- itself stands in the ledger and in the payment attempt.
create table counter_refunds (
  tenant_id text collate "C" not null,
  id uuid not null,
  order_id uuid not null,
  staff_id uuid not null,
  at timestamptz not null,
  -- whole: the order ended. amount, lines: a part, and the order stays paid.
  part text not null check (part in ('whole', 'amount', 'lines')),
  -- provider: the payment's provider sends it. cash, card: the store gives it back by hand. hand:
  -- the store gives back a part of an online payment by itself, because its provider refunds only
  -- the whole.
  way text not null check (way in ('provider', 'cash', 'card', 'hand')),
  amount bigint not null check (amount > 0),
  reason text not null,
  note text not null,
  -- [{line, quantity}]: the units whose prices were given back; line counts from 0.
  lines jsonb not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id) on delete cascade
);
create index counter_refunds_of_order on counter_refunds (tenant_id, order_id);
