-- Cards that users saved at a provider. The shop keeps the provider's reference, sealed under
-- tenant, user and card, and never a number. reference_hash: tells whether a provider gave the same
-- reference twice. A card that is gone keeps neither.
create table cards (
  tenant_id text collate "C" not null,
  id uuid not null,
  user_id uuid not null,
  method text not null check (method in ('oneclick', 'kushkiCardSubscription', 'credomatic')),
  state text not null check (state in ('active', 'removing', 'gone')),
  last_digits text check (last_digits ~ '^\d{4}$'),
  brand text not null check (length(brand) <= 20),
  key_id text collate "C",
  wrapped_key bytea check (length(wrapped_key) < 200),
  sealed bytea check (length(sealed) < 2048),
  reference_hash text collate "C",
  -- The number of times that the provider was asked to remove it.
  removal_tries integer not null default 0,
  created_at timestamptz not null,
  used_at timestamptz,
  -- When its user, the provider or an erasure ended it.
  ended_at timestamptz,
  primary key (tenant_id, id),
  -- Not deleted with the person: the provider must still be told.
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  check ((sealed is null) = (key_id is null) and (sealed is null) = (wrapped_key is null)),
  check ((state = 'gone') = (sealed is null)),
  check ((state = 'active') = (ended_at is null))
);
create index cards_of_user on cards (tenant_id, user_id, created_at) where state <> 'gone';
create unique index cards_reference on cards (tenant_id, method, reference_hash)
  where reference_hash is not null;

-- Attempts to save a card. session_hash: the session that began it, the only one that may take the
-- card. reference: our name of it at the provider, of this card alone. provider_ref and next open
-- the provider's page; both are wiped at the end. return_hash: hash of provider_ref, finds the
-- enrolment of a return. arrival_hash: hash of the key that the browser got which came back first.
create table card_enrolments (
  tenant_id text collate "C" not null,
  id uuid not null,
  user_id uuid not null,
  session_hash text collate "C" not null,
  method text not null check (method in ('oneclick', 'kushkiCardSubscription', 'credomatic')),
  state text not null check (state in ('created', 'pending', 'finishing', 'finished', 'failed')),
  problem text check (problem in ('declined', 'cancelled', 'expired', 'notAccepted', 'otherBrowser',
    'lost', 'unavailable')),
  reference text collate "C" not null check (length(reference) between 1 and 40),
  provider_ref text collate "C",
  return_hash text collate "C",
  next jsonb,
  redirect_url text,
  arrival_hash text collate "C",
  request_key text collate "C" not null check (length(request_key) <= 210),
  body_hash text collate "C" not null check (length(body_hash) <= 64),
  card_id uuid,
  created_at timestamptz not null,
  deadline timestamptz not null,
  arrived_at timestamptz,
  finish_by timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, user_id, request_key),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  check ((state = 'failed') = (problem is not null)),
  check ((state = 'finished') = (card_id is not null)),
  check (state in ('created', 'pending', 'finishing') or (provider_ref is null and next is null))
);
create unique index card_enrolments_of_return on card_enrolments (tenant_id, method, return_hash)
  where return_hash is not null;
create index card_enrolments_by_time on card_enrolments (tenant_id, created_at);

-- The story of cards and enrolments, written and never changed: no token, no name, no number.
create table card_events (
  tenant_id text collate "C" not null,
  position bigint generated always as identity,
  card_id uuid,
  enrolment_id uuid,
  at timestamptz not null,
  kind text not null check (length(kind) <= 40),
  detail jsonb not null,
  primary key (tenant_id, position),
  check (card_id is not null or enrolment_id is not null)
);
create index card_events_of_card on card_events (tenant_id, card_id, position)
  where card_id is not null;
create index card_events_of_enrolment on card_events (tenant_id, enrolment_id, position)
  where enrolment_id is not null;
