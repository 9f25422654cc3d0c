-- Browsers that get push messages about a person's orders. The address at the push service and its
-- keys are credentials: whoever has them can send to that browser. With its session the row ends.
create table push_subscriptions (
  tenant_id text collate "C" not null,
  id uuid not null,
  user_id uuid not null,
  token_hash text collate "C" not null,
  endpoint text collate "C" not null check (length(endpoint) between 1 and 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, endpoint),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, token_hash) references tokens (tenant_id, token_hash) on delete cascade
);
create index push_subscriptions_of_user on push_subscriptions (tenant_id, user_id, created_at);
create index push_subscriptions_of_token on push_subscriptions (tenant_id, token_hash);
