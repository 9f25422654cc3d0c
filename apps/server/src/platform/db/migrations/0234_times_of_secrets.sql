-- An owner writes the keys of payment providers in the back office, which says when they were
-- written and whether their provider accepts them. docs/rules/back-office.md#payment-keys.
-- Older servers can serve after this: they read neither column.
alter table tenant_secrets add column saved_at timestamptz;
alter table tenant_secrets add column works_since timestamptz;
