-- Lines and timeline are always written and read with their order and never without it: they stand in its row, as documents in the
-- domain's own shape. lines: what was sold, names and prices frozen. timeline: [{status, at}], one for each version.
alter table orders add column lines jsonb;
alter table orders add column timeline jsonb;

alter table orders no force row level security;
alter table order_lines no force row level security;
alter table order_events no force row level security;
update orders o set
  lines = (
    select coalesce(jsonb_agg(jsonb_build_object('productId', product_id, 'name', name, 'quantity', quantity, 'unitPrice', unit_price, 'total', total,
      'instructions', instructions, 'modifiers', modifiers) order by position), '[]')
    from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id
  ),
  timeline = (
    select coalesce(jsonb_agg(jsonb_build_object('status', status, 'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by version), '[]')
    from order_events e where e.tenant_id = o.tenant_id and e.order_id = o.id
  );
alter table orders alter column lines set not null;
alter table orders alter column timeline set not null;
drop table order_lines;
drop table order_events;

-- The outcome of a placement is asked for by the order's own id; only a refusal has to be found here by it.
alter table order_requests drop constraint order_requests_tenant_id_order_id_key;
create unique index order_requests_refused on order_requests (tenant_id, order_id) where refusal is not null;

-- A guest's external id is made of its id.
alter table users drop constraint users_tenant_id_external_id_key;
create unique index users_external_id on users (tenant_id, external_id) where kind = 'user';

drop function refuse_sold_out(integer[]);

-- Takes units of each product, each by one conditional update, in the order given: every caller gives them in the same one, so that
-- nobody waits for another in a circle. Answers what was counted off, {"product": units}; rows without a count, or whose product is
-- back by now, are not touched. If anything is short, the whole transaction is undone: CS001, the products in its detail.
create function take_stock(tenant text, store integer, products integer[], units integer[], at timestamptz) returns jsonb language plpgsql as $$
declare
  taken jsonb := '{}';
  short integer[] := '{}';
begin
  if not exists (select from prices p where p.tenant_id = tenant and p.store_id = store and p.channel = 'web'
    and p.product_id = any (products) and p.stock is not null) then
    return taken;
  end if;
  for position in 1 .. cardinality(products) loop
    update prices p set stock = p.stock - units[position]
    where p.tenant_id = tenant and p.store_id = store and p.channel = 'web' and p.product_id = products[position]
      and (p.without_stock_until is null or p.without_stock_until > at) and p.stock >= units[position];
    if found then
      taken := taken || jsonb_build_object(products[position], units[position]);
    elsif exists (select from prices p where p.tenant_id = tenant and p.store_id = store and p.channel = 'web'
      and p.product_id = products[position] and (p.without_stock_until is null or p.without_stock_until > at) and p.stock is not null) then
      short := short || products[position];
    end if;
  end loop;
  if cardinality(short) > 0 then
    raise exception 'sold out' using errcode = 'CS001', detail = array_to_json(short)::text;
  end if;
  return taken;
end
$$;

drop function enqueue_jobs(jsonb);
