-- When the food of an order is expected on the counter; null: nobody knows before its restaurant says so. estimated_at is that and the way.
alter table orders add column ready_at timestamptz;
-- Whether somebody counts on ready_at: the restaurant gave it. It only moves later from then on.
alter table orders add column ready_confirmed boolean not null default false;

-- Orders under way say it as they did: what the kitchen needs, without the way.
alter table orders no force row level security;
update orders set ready_at = estimated_at - make_interval(mins => greatest(0,
  coalesce((snapshot #>> '{quote,deliveryDetails,waitTime}')::integer, 0) - coalesce((snapshot #>> '{courier,readyMinutes}')::integer, 0)))
where estimated_at is not null;
alter table orders force row level security;
