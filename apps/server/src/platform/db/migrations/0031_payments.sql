-- Paying online. An attempt is one try to pay one order by one method; its amount is frozen, its merchant_ref is kept before the provider
-- hears of it. The last guard against paying an order twice is payment_attempts_one_completed.
create table payment_attempts (
  tenant_id text collate "C" not null,
  id uuid not null,
  order_id uuid not null,
  method text not null,
  amount bigint not null check (amount > 0),
  currency text not null check (length(currency) = 3),
  state text not null check (state in ('created', 'pending', 'authorised', 'completed', 'failed', 'reversing', 'reversed')),
  merchant_ref text collate "C" not null check (length(merchant_ref) between 1 and 26),
  provider_ref text collate "C",
  -- The shopper went on to another attempt.
  superseded boolean not null default false,
  -- What the provider has given back, minor units.
  returned bigint not null default 0 check (returned >= 0),
  deadline timestamptz not null,
  problem text check (problem in ('declined', 'cancelled', 'expired', 'unavailable')),
  card_last_digits text,
  authorisation_code text,
  -- The page of the shop that the shopper comes back to.
  redirect_url text not null,
  -- What the browser was told to send; a repetition of the request gets it again. null while the provider was not reached.
  form jsonb,
  request_key text collate "C" not null check (length(request_key) <= 210),
  -- How often the provider was asked; names the waiting question.
  tries integer not null default 0,
  created_at timestamptz not null,
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, method, merchant_ref),
  unique (tenant_id, order_id, request_key),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
create unique index payment_attempts_one_completed on payment_attempts (tenant_id, order_id) where state = 'completed';
create index payment_attempts_provider_ref on payment_attempts (tenant_id, method, provider_ref) where provider_ref is not null;

-- Everything that was said about an attempt, in its order; written and never changed. No token, no card but its last digits.
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

-- Of an order paid online: until when it waits for its money, and how far that has come (features/order/stored-payment.ts). null: cash, card.
alter table orders add column payable_until timestamptz;
alter table orders add column payment jsonb;

-- online: what providers hold for us. refunds: what we owe back to shoppers.
alter table ledger_events drop constraint ledger_events_event_check;
alter table ledger_events add constraint ledger_events_event_check
  check (event in ('placed', 'collected', 'undone', 'reversed', 'paid', 'received', 'returned'));
alter table ledger_events drop constraint ledger_events_accounts_check;
alter table ledger_events add constraint ledger_events_accounts_check check (
  accounts <@ array['clearing', 'cash', 'card', 'sales', 'discounts', 'delivery', 'service', 'driver_tips', 'store_tips', 'online', 'refunds']
);
-- An order has one event of a kind, and of the kinds that belong to an attempt one for each attempt.
alter table ledger_events add column attempt_id uuid;
alter table ledger_events drop constraint ledger_events_pkey;
alter table ledger_events add constraint ledger_events_once unique nulls not distinct (tenant_id, order_id, event, attempt_id);
alter table ledger_events add constraint ledger_events_attempt check ((attempt_id is not null) = (event in ('paid', 'received', 'returned')));

drop view ledger_entries;
create view ledger_entries with (security_invoker = true) as
  select e.tenant_id, e.order_id, e.event, e.attempt_id, entry.account, entry.amount, e.at
  from ledger_events e cross join unnest(e.accounts, e.amounts) as entry (account, amount);
