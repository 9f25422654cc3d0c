-- Takes units of each product, each by one conditional update, in the order given: every caller gives them in the same one, so that
-- nobody waits for another in a circle. Answers what was counted off, {"product": units}. If anything is short, the whole transaction is
-- undone: CS001, the products in its detail. What is counted (packages/domain/src/menu/is-stock-counted.ts): before the stock-back date whatever
-- is wanted before it; after that date what the count still holds. Such a sale ends the date, so that the last unit leaves the product sold
-- out and not back without a number.
drop function take_stock(text, integer, integer[], integer[], timestamptz);
create function take_stock(tenant text, store integer, products integer[], units integer[], ordered timestamptz, wanted timestamptz)
returns jsonb language plpgsql as $$
declare
  taken jsonb := '{}';
  short integer[] := '{}';
begin
  if not exists (select from prices p where p.tenant_id = tenant and p.store_id = store and p.channel = 'web'
    and p.product_id = any (products) and p.stock is not null) then
    return taken;
  end if;
  for position in 1 .. cardinality(products) loop
    update prices p
    set stock = p.stock - units[position],
      without_stock_until = case when p.without_stock_until > ordered then p.without_stock_until end
    where p.tenant_id = tenant and p.store_id = store and p.channel = 'web' and p.product_id = products[position] and p.stock >= units[position]
      and case when coalesce(p.without_stock_until, 'infinity') > ordered then coalesce(p.without_stock_until, 'infinity') > wanted else p.stock > 0 end;
    if found then
      taken := taken || jsonb_build_object(products[position], units[position]);
    elsif exists (select from prices p where p.tenant_id = tenant and p.store_id = store and p.channel = 'web'
      and p.product_id = products[position] and p.stock is not null
      and case when coalesce(p.without_stock_until, 'infinity') > ordered then coalesce(p.without_stock_until, 'infinity') > wanted else p.stock > 0 end) then
      short := short || products[position];
    end if;
  end loop;
  if cardinality(short) > 0 then
    raise exception 'sold out' using errcode = 'CS001', detail = array_to_json(short)::text;
  end if;
  return taken;
end
$$;
