-- Access tokens of users. `id` names the session to its user and is not derived from the token. `browser` and `system` are families, such
-- as Chrome and Android. A token is renewed once a day when it is used, until `ends_at` at the latest; null: it is never renewed.
alter table tokens add column id uuid not null default gen_random_uuid();
alter table tokens add column browser text;
alter table tokens add column system text;
alter table tokens add column last_used_on date;
alter table tokens add column ends_at timestamptz;
create unique index tokens_by_id on tokens (tenant_id, id);

-- Consent to the brand's mails, and when it was given or withdrawn; null: never asked.
alter table users add column email_subscription boolean not null default false;
alter table users add column email_subscription_at timestamptz;
-- Refused phones of a user since `refused_phones_since`.
alter table users add column refused_phones integer not null default 0;
alter table users add column refused_phones_since timestamptz;
-- One account for each phone, compared as it is dialled. A new account has none yet.
create unique index users_registered_phone on users (tenant_id, phone) where kind = 'user' and phone <> '';
