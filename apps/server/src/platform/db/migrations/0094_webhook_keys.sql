-- The last part of a tenant's webhook addresses. Providers keep an address for years, so it is stored and not derived from a secret that changes.
-- Older servers can serve after this: they derive the key that a newer server stores first.
create table webhook_keys (
  tenant_id text collate "C" primary key,
  key text collate "C" not null check (length(key) between 20 and 200)
);
