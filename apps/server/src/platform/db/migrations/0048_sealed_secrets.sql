-- A tenant's secret is stored sealed: its text under a data key of its own (sealed), and that key under the master key that key_id names
-- (wrapped_key); see platform/secrets/envelope.ts. A secret from before stays in clear (value) until `npm run tenant -- secret rotate`
-- seals it; no row is written in clear any more.
alter table tenant_secrets
  alter column value drop not null,
  add column key_id text collate "C",
  add column wrapped_key bytea,
  add column sealed bytea,
  add constraint tenant_secrets_one_form check ((value is null) = (sealed is not null)),
  add constraint tenant_secrets_whole check (num_nulls(key_id, wrapped_key, sealed) in (0, 3)),
  -- Not valid: it binds what is written from now on, and not the rows that are there.
  add constraint tenant_secrets_sealed check (value is null) not valid;
