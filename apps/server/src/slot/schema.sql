-- The number of future orders that a store has for an instant. The row is the guard of the last
-- place: it counts up only while below the capacity.
create table slot_bookings (
  tenant_id text collate "C" not null,
  store_id integer not null,
  dispatch_method text collate "C" not null check (dispatch_method in ('store_delivery',
    'in_store')),
  instant timestamptz not null,
  booked integer not null check (booked >= 0),
  primary key (tenant_id, store_id, dispatch_method, instant)
);

-- Takes a place at an instant, or undoes the whole transaction: CS002. capacity null: there is
-- always one. Orders for the same instant wait for each other here, so the last place has one
-- winner.
create function take_slot(tenant text, store integer, dispatch text, wanted timestamptz,
  capacity integer)
  returns boolean language plpgsql as $$
begin
  if wanted is null then
    return false;
  end if;
  insert into slot_bookings as b (tenant_id, store_id, dispatch_method, instant, booked)
  select tenant, store, dispatch, wanted, 1 where coalesce(capacity, 1) >= 1
  on conflict (tenant_id, store_id, dispatch_method, instant) do update set booked = b.booked + 1
    where capacity is null or b.booked < capacity;
  if not found then
    raise exception 'slot is full' using errcode = 'CS002';
  end if;
  return true;
end
$$;
