-- People and what they carry. A guest is a user of kind guest: as many as wanted may give the same email, and none of them
-- ever sees what belongs to a registered user of that email.
create table users (
  tenant_id text collate "C" not null,
  id uuid not null,
  kind text not null check (kind in ('guest', 'user')),
  external_id text not null,
  name text not null,
  email text not null,
  phone text not null,
  login_type text not null default 'email',
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, external_id)
);
create unique index users_registered_email on users (tenant_id, lower(email)) where kind = 'user';

-- SHA-256 of each token, never the token.
create table tokens (
  tenant_id text collate "C" not null,
  token_hash text collate "C" not null,
  kind text not null check (kind in ('guest', 'access')),
  user_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index tokens_of_user on tokens (tenant_id, user_id);

-- What a tenant and its partners know and nobody else may: the key that signs its restaurant's calls.
create table tenant_secrets (
  tenant_id text collate "C" not null,
  name text not null,
  value text not null,
  primary key (tenant_id, name)
);
