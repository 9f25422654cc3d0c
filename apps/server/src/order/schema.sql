-- Every placement of an order, by its idempotency key. One of: an order (refusal is null) or the
-- refusal it met. derived: no key was sent, it was made from the buyer and the cart, and counts for
-- ten minutes.
create table order_requests (
  tenant_id text collate "C" not null,
  buyer_id uuid not null,
  key text collate "C" not null check (length(key) <= 210),
  derived boolean not null,
  body_hash text collate "C" not null,
  order_id uuid not null,
  refusal jsonb,
  created_at timestamptz not null,
  primary key (tenant_id, buyer_id, key)
);
-- The outcome of a placement is read by the order's own id; only a refusal has to be found here by
-- it.
create unique index order_requests_refused on order_requests (tenant_id, order_id)
  where refusal is not null;

-- An order as it was agreed: names and prices are copies, so that a later menu changes nothing.
-- Amounts are minor units.
create table orders (
  tenant_id text collate "C" not null,
  id uuid not null,
  store_id integer not null,
  number integer not null,
  buyer_id uuid not null,
  status text not null check (
    status in ('creation_scheduled', 'scheduled', 'created', 'preparing', 'ready', 'inTransit',
      'completed', 'cancelled', 'failed', 'reversed')
  ),
  dispatch_method text not null check (dispatch_method in ('store_delivery', 'in_store')),
  customer_name text not null,
  customer_email text not null,
  customer_phone text not null,
  -- The origin of the order: a keyed hash of the network address, to count by and good for nothing
  -- else. It begins with 32 bits of its site, 12 of its home and 20 of its host
  -- (order-limits/network-key.ts).
  network bigint,

  -- The lines, names and prices frozen, and the timeline: [{status, at}], one for each version.
  -- Both are always written and read with their order, in the domain's own shape.
  lines jsonb not null,
  timeline jsonb not null,
  -- Store, address, answers, choices and the quote as they were: see
  -- order/order-snapshot.ts.
  snapshot jsonb not null,

  -- The parts of the price stand in the snapshot; these columns are read from them when the order
  -- is placed.
  subtotal bigint not null check (subtotal >= 0),
  discount bigint not null check (discount >= 0),
  points bigint not null default 0 check (points >= 0),
  delivery bigint not null check (delivery >= 0),
  service_fee bigint not null check (service_fee >= 0),
  tip bigint not null check (tip >= 0),
  store_tip bigint not null check (store_tip >= 0),
  total bigint not null,

  payment_method text not null,
  payment_status text not null check (
    payment_status in ('created', 'completed', 'failed', 'reversed', 'cancelled')
  ),
  -- Of an order paid online: until when it waits for its money, and how far that has come
  -- (order/stored-payment.ts). null: cash, card.
  payable_until timestamptz,
  payment jsonb,

  -- Things that the order holds and that its end gives back once: units of the store's stock by
  -- product id, a place in slot_bookings, the use of its coupon, points of its buyer.
  stock_taken jsonb not null,
  slot_taken boolean not null default false,
  coupon_taken boolean not null default false,
  points_taken bigint not null default 0 check (points_taken >= 0),
  -- Points that its buyer earns when it is completed.
  points_to_earn bigint not null default 0 check (points_to_earn >= 0),

  -- Of a future order: the instant it is for, and when its restaurant begins. null: as soon as
  -- possible.
  scheduled_at timestamptz,
  opens_at timestamptz,
  -- When the food is expected on the counter; null: nobody knows before its restaurant says so.
  -- estimated_at is that and the way.
  ready_at timestamptz,
  -- True: the restaurant gave ready_at, and somebody counts on it. It only moves later from then
  -- on.
  ready_confirmed boolean not null default false,
  estimated_at timestamptz,
  cancellable_until timestamptz,
  -- When the restaurant got to see it; from then on it can no longer be undone.
  released_at timestamptz,
  -- The start mark of the counter: the instant at which somebody began to cook; null: nobody did.
  -- It is no status.
  started_at timestamptz,

  hand_over_code text,
  -- Instants at which the counter typed a wrong pickup code, at most the last five; they limit
  -- further tries.
  wrong_codes timestamptz[] not null default '{}',
  -- The rider as the order shows it, in the domain's own shape (courier/order-rider.ts); null:
  -- nobody but the store itself.
  rider jsonb,
  -- An order that nobody brings: until then a person decides; after that it ends and its money goes
  -- back. null: it is on its way, or over.
  decide_by timestamptz,
  -- An order that its restaurant's system could not be told of so far: {failures, problem, since,
  -- at}. null: it was told, or was not to be told yet.
  kitchen_failure jsonb,
  -- The reason of the newest alert that was mailed about an order which its restaurant has not
  -- accepted (packages/domain/src/order/unaccepted-order.ts). null: none was mailed.
  unaccepted_alert text check (unaccepted_alert in ('notSent', 'notTaken', 'notBegun')),
  -- The instant for which the newest alert about an unaccepted order was due. The server that moves
  -- it raises the alert, so several servers raise each alert once. null: none was raised.
  unaccepted_alert_due timestamptz,

  -- Why an order came to nothing, as its restaurant and its shopper are told
  -- (packages/domain/src/order/end-reason.ts). null: it did not, or it was undone before its
  -- restaurant saw it.
  end_reason text check (
    end_reason in ('restaurant', 'operator', 'notAccepted', 'notDelivered', 'refunded')
  ),
  -- The instant at which an order ended without food while the board showed it; null: it did not,
  -- or staff dismissed its card.
  board_end_at timestamptz,
  -- When the shopper's data in an order was erased. null: it is there.
  contact_erased_at timestamptz,

  created_at timestamptz not null,
  -- Counts the moves: the length of the timeline.
  version integer not null default 1,

  primary key (tenant_id, id),
  unique (tenant_id, store_id, number),
  foreign key (tenant_id, buyer_id) references users (tenant_id, id),
  constraint orders_total_check check (
    total = greatest(subtotal - discount - points + delivery + service_fee, 0) + tip + store_tip
  ),
  constraint orders_future check (
    (scheduled_at is null) = (opens_at is null)
    and (scheduled_at is not null or status not in ('creation_scheduled', 'scheduled'))
  )
);
create index orders_of_buyer on orders (tenant_id, buyer_id, id desc);
-- The orders of a site; those of a home and of a host are among them.
create index orders_of_site on orders (tenant_id, (network >> 32), id desc)
  where network is not null;
-- Orders by time, of a brand or of one of its stores: what operators and reports ask for. The store
-- stands last, so that one index serves both.
create index orders_by_time on orders (tenant_id, created_at desc, store_id);
-- Orders under way that their restaurant was shown, by status: the list of those that nobody
-- begins. Small, and not touched by a new order.
create index orders_under_way on orders (tenant_id, status, released_at)
  where released_at is not null and status in ('created', 'preparing', 'ready', 'inTransit');
-- Orders that were not sent to their restaurant yet. Few at any time: a cash order leaves it after
-- seconds, an unpaid one when its time is over.
create index orders_not_sent on orders (tenant_id, created_at)
  where released_at is null and status in ('scheduled', 'created');
-- A restaurant's system that was down asks for what it missed.
create index orders_released on orders (tenant_id, store_id, released_at, id)
  where released_at is not null;
create index orders_kitchen_failure on orders (tenant_id) where kitchen_failure is not null;
create index orders_undecided on orders (tenant_id, decide_by) where decide_by is not null;
-- The orders of a store that its board shows.
create index orders_on_board on orders (tenant_id, store_id)
  where status in ('scheduled', 'created', 'preparing', 'ready', 'inTransit');
create index orders_ended_on_board on orders (tenant_id, store_id, board_end_at)
  where board_end_at is not null;

-- The last short number handed out; servers take them in small blocks, so numbers are unique but
-- may have gaps.
create table order_numbers (
  tenant_id text collate "C" not null,
  store_id integer not null,
  last_number integer not null,
  primary key (tenant_id, store_id)
);

-- A courier's late report brings no rider back to an order whose shopper was erased.
create function keep_rider_erased() returns trigger language plpgsql as $$
begin
  new.rider := null;
  return new;
end
$$;
create trigger keep_rider_erased before update on orders
  for each row when (old.contact_erased_at is not null and new.rider is not null) execute function
    keep_rider_erased();

-- No order for a person who is erased at the same moment, and none merged into such an account:
-- CS004. It takes the lock that the foreign key takes, and waits for an erasure under way, whose
-- row it then reads anew.
create function refuse_erased_buyer() returns trigger language plpgsql as $$
begin
  perform from users u where u.tenant_id = new.tenant_id and u.id = new.buyer_id
    and u.kind <> 'erased' for key share;
  if not found and exists (select from users u where u.tenant_id = new.tenant_id
    and u.id = new.buyer_id) then
    raise exception 'the buyer was erased' using errcode = 'CS004';
  end if;
  return new;
end
$$;
create trigger refuse_erased_buyer before insert or update of buyer_id
  on orders for each row execute function refuse_erased_buyer();
