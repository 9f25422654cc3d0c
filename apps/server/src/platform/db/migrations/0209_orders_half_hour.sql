-- The half hour in which an order as soon as possible has a place, where the counter set places; a
-- future order has its place at scheduled_at.
alter table orders add column slot_at timestamptz;

-- Whether a half hour has no place left, also for the statement that has just taken one: a function
-- that is not stable sees what its own statement wrote.
create function is_slot_full(tenant text, store integer, dispatch text, wanted timestamptz,
  capacity integer)
  returns boolean language plpgsql volatile as $$
begin
  return wanted is not null and capacity is not null and coalesce((select booked >= capacity
    from slot_bookings b where b.tenant_id = tenant and b.store_id = store
      and b.dispatch_method = dispatch and b.instant = wanted), false);
end
$$;
