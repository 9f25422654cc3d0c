-- The instant at which an order ended without food while the board showed it; null: it did not, or staff dismissed its card. Older servers can
-- serve after this: the orders that they end leave the board at once, as before.
alter table orders add column board_end_at timestamptz;
create index orders_ended_on_board on orders (tenant_id, store_id, board_end_at) where board_end_at is not null;
