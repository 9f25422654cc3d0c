-- Waiting jobs of every queue. docs/decisions/0130-own-table-of-jobs.md.
create table jobs (
  -- The brand of the job; '' for a job of the whole installation.
  tenant_id text not null,
  -- At most one waiting job of a brand has a key.
  key text not null,
  -- Tells a job from an earlier one with the same key.
  id bigint generated always as identity,
  name text not null,
  queue text not null,
  -- Within its queue, lower numbers run first.
  priority smallint not null,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts smallint not null default 0,
  max_attempts smallint not null,
  last_error text,
  -- Of a running job: the name of its process's heartbeat lock.
  locked_by text,
  locked_at timestamptz,
  primary key (tenant_id, key)
);
-- A claim reads the longest due job of a queue and priority.
create index jobs_due on jobs (queue, priority, run_at)
  where locked_at is null and attempts < max_attempts;
create index jobs_running on jobs (locked_at) where locked_at is not null;
