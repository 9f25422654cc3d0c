-- The future orders of a store by the time at which they are wanted: the counter lists them.
create index orders_upcoming on orders (tenant_id, store_id, scheduled_at)
  where status = 'scheduled';
