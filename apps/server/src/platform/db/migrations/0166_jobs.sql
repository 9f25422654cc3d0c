-- The table of waiting jobs, in place of the tables of a job library. Waiting jobs keep their tries
-- and locks.
-- Older servers cannot serve after this: they add jobs to the library's tables, which are gone.
-- docs/decisions/0130-own-table-of-jobs.md.

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

-- A new database has no table of the library. The lock waits for the transactions that add jobs, so
-- that no job is lost while older servers run.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then
    return;
  end if;
  lock table graphile_worker._private_jobs in access exclusive mode;
  insert into jobs (
    tenant_id, key, name, queue, priority, payload, run_at, attempts, max_attempts, last_error,
    locked_by, locked_at
  )
  select coalesce(j.payload ->> 'tenantId', ''), coalesce(j.key, 'job:' || j.id), t.identifier,
    case
      when t.identifier in (
        'notify-kitchen', 'notify-kitchen-carrier', 'notify-kitchen-end', 'release-scheduled-order'
      ) then 'kitchen'
      when t.identifier in (
        'expire-order', 'poll-payment', 'poll-after-webhook', 'commit-payment', 'cancel-payment',
        'refund-payment', 'sweep-enrolment', 'remove-card'
      ) then 'payments'
      when t.identifier in (
        'dispatch-delivery', 'request-delivery', 'poll-delivery', 'cancel-delivery',
        'notify-courier-ready', 'cancel-undelivered-order', 'end-finished-run'
      ) then 'couriers'
      when t.identifier = 'send-push' then 'push'
      when t.identifier like 'send-%' then 'mail'
      else 'maintenance'
    end,
    case
      when t.identifier in ('commit-payment', 'send-verification-code') then -1
      when t.identifier in ('poll-payment', 'sweep-enrolment', 'remove-card') then 1
      else 0
    end,
    j.payload::jsonb - 'tenantId', j.run_at, j.attempts, j.max_attempts, j.last_error, j.locked_by,
    j.locked_at
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id;
  drop schema graphile_worker cascade;
end
$$;
