-- The start mark of the counter: the instant at which somebody began to cook; null: nobody did. It is no status. Older servers can serve after
-- this: they neither read nor write it.
alter table orders add column started_at timestamptz;
-- The orders of a store that its board shows.
create index orders_on_board on orders (tenant_id, store_id) where status in ('scheduled', 'created', 'preparing', 'ready', 'inTransit');
