-- SHA-256 of each token, never the token. Access tokens of users name their session: `id` is not
-- derived from the token; `browser` and `system` are families, such as Chrome and Android.
create table tokens (
  tenant_id text collate "C" not null,
  token_hash text collate "C" not null,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('guest', 'access')),
  user_id uuid not null,
  browser text,
  system text,
  created_at timestamptz not null,
  last_used_on date,
  expires_at timestamptz not null,
  -- A token is renewed once a day when it is used, until this instant at the latest; null: it is
  -- never renewed.
  ends_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index tokens_of_user on tokens (tenant_id, user_id);
create unique index tokens_by_id on tokens (tenant_id, id);

-- Browsers in which a user has logged in. browser_hash: SHA-256 of the user and the browser's own
-- key, so that two users of one browser cannot be connected.
create table known_browsers (
  tenant_id text collate "C" not null,
  user_id uuid not null,
  browser_hash text collate "C" not null,
  last_login_on date not null,
  primary key (tenant_id, user_id, browser_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index known_browsers_by_age on known_browsers (tenant_id, last_login_on);

-- Emails that a user had before. The link of the mail to the old email brings it back.
create table email_changes (
  tenant_id text collate "C" not null,
  id uuid not null,
  user_id uuid not null,
  old_email text not null,
  changed_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index email_changes_of_user on email_changes (tenant_id, user_id);
create index email_changes_by_time on email_changes (tenant_id, changed_at);
