-- Whether a brand takes orders. docs/rules/tenants.md#state-of-a-brand.
-- Older servers can serve after this: they do not read the column, and take orders of a closed
-- brand until they are replaced.
alter table tenants add column state text not null default 'open'
  check (state in ('open', 'closed'));
