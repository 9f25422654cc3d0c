-- An order that its restaurant's system could not be told of so far: {failures, problem, since, at}. null: it was told, or was not to be told yet.
alter table orders add column kitchen_failure jsonb;
create index orders_kitchen_failure on orders (tenant_id) where kitchen_failure is not null;
-- A restaurant's system that was down asks for what it missed.
create index orders_released on orders (tenant_id, store_id, released_at, id) where released_at is not null;
-- What only the server reads of a brand's settings.json: where its orders are told, and the like. Never part of an answer to a browser.
alter table tenant_settings add column operations jsonb not null default '{}';
