-- Orders by time, of a brand or of one of its stores: what operators and reports ask for. The store stands last, so that one index serves both.
create index orders_by_time on orders (tenant_id, created_at desc, store_id);
-- Orders under way that their restaurant was shown, by status: the list of those that nobody begins. Small, and not touched by a new order.
create index orders_under_way on orders (tenant_id, status, released_at)
  where released_at is not null and status in ('created', 'preparing', 'ready', 'inTransit');
