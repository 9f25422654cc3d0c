-- When the phones of a store were last told of shoppers' answers about missing dishes; null: never.
-- A store may be told of answers before it is told of waiting orders.
alter table staff_notices alter column noticed_at drop not null,
  add column answers_noticed_at timestamptz;
