-- Secrets of a tenant and its partners. A secret is stored sealed: its text under a data key of its
-- own (sealed), and that key under the master key that key_id names (wrapped_key); see
-- platform/secrets/envelope.ts.
create table tenant_secrets (
  tenant_id text collate "C" not null,
  name text not null,
  key_id text collate "C" not null,
  wrapped_key bytea not null,
  sealed bytea not null,
  primary key (tenant_id, name)
);

-- The token secret keys hashes of mailboxes. Its mark tells the operator's commands whether they
-- have the secret that the servers use.
create table token_secret_marks (
  tenant_id text collate "C" primary key,
  mark text collate "C" not null check (length(mark) = 22)
);

-- The last part of a tenant's webhook addresses. Providers keep an address for years, so it is
-- stored and not derived from a secret that changes.
create table webhook_keys (
  tenant_id text collate "C" primary key,
  key text collate "C" not null check (length(key) between 20 and 200)
);

-- Signatures of integration calls that were taken, so that none is taken twice, by whichever
-- server. A row is kept for as long as its timestamp would be accepted
-- (platform/http/integration-signature.ts); rows past that go with the tenant's next calls.
create table integration_signatures (
  tenant_id text collate "C" not null,
  signature text collate "C" not null,
  expires_at timestamptz not null,
  primary key (tenant_id, signature)
);
create index integration_signatures_expiry on integration_signatures (tenant_id, expires_at);
