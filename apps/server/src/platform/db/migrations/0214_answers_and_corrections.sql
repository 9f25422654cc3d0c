-- When the phones of a store were last told of shoppers' answers about missing dishes; null: never.
-- A store may be told of answers before it is told of waiting orders.
alter table staff_notices alter column noticed_at drop not null,
  add column answers_noticed_at timestamptz;

-- A paper that says what changed on a printed order: one for each removal on a printer. A server
-- that does not know it prints the whole order again, as a copy.
alter table print_jobs add column removal_id text,
  drop constraint print_jobs_paper_check,
  add constraint print_jobs_paper_check
    check (paper in ('order', 'cancelled', 'test', 'correction')),
  add constraint print_jobs_removal check ((removal_id is not null) = (paper = 'correction'));
create unique index print_jobs_by_removal on print_jobs (tenant_id, printer_id, removal_id)
  where removal_id is not null;
