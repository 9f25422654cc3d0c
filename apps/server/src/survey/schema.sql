-- The answers to the survey about an order, once per order. The scores stay with the order; an
-- erasure empties the comment.
create table survey_answers (
  tenant_id text collate "C" not null,
  order_id uuid not null,
  -- The version of the brand's questions (settings.json, survey.version).
  version integer not null check (version > 0),
  recommendation smallint not null check (recommendation between 0 and 10),
  taste smallint not null check (taste between 1 and 5),
  -- null: the order was picked up.
  delivery smallint check (delivery between 1 and 5),
  complete boolean not null,
  on_time boolean not null,
  order_again boolean not null,
  comment text check (length(comment) between 1 and 300),
  answered_at timestamptz not null,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);
