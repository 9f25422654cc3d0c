-- Takes units of one product like take_stock (menu/schema.sql), for a sale as soon as possible that
-- was decided with these versions of the store and the menu. Returns what was counted off,
-- {"product": units}; null if too few are left, and then nothing is taken. 'changed': the versions
-- are older than the last change at the counter.
-- Older servers can serve after this: they do not call it.
create function take_stock_if_left(tenant text, store integer, product integer, units integer,
  sold timestamptz, store_expected bigint, menu_expected bigint)
  returns jsonb language plpgsql as $$
begin
  perform check_store_version(tenant, store, store_expected, menu_expected);
  return take_stock(tenant, store, array[product], array[units], sold, sold);
exception
  when sqlstate 'CS001' then
    return null;
  when sqlstate 'CS018' then
    return '"changed"';
end
$$;
