-- Signatures of integration calls that were taken, so that none is taken twice, by whichever server. A row is kept for as long as its
-- timestamp would be accepted (platform/http/integration-signature.ts); rows past that go with the tenant's next calls.
create table integration_signatures (
  tenant_id text collate "C" not null,
  signature text collate "C" not null,
  expires_at timestamptz not null,
  primary key (tenant_id, signature)
);
create index integration_signatures_expiry on integration_signatures (tenant_id, expires_at);
