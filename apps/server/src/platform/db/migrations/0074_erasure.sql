-- An erased person. The row stays while orders refer to it, and holds nothing.
alter table users drop constraint users_kind_check;
alter table users add constraint users_kind_check check (kind in ('guest', 'user', 'erased'));
alter table users add constraint users_erased_is_empty check (kind <> 'erased' or (external_id = '' and name = '' and email = '' and phone = ''));

-- Who was erased, so that an erasure can be repeated after a backup is restored. email_hash: a keyed hash of the email of a user, for the
-- limits of coupons (docs/rules/privacy.md#kept-hash-of-an-erased-email); null for a guest, and after its time.
create table erasures (
  tenant_id text collate "C" not null,
  user_id uuid not null,
  email_hash text collate "C",
  erased_at timestamptz not null,
  primary key (tenant_id, user_id)
);
create index erasures_of_email on erasures (tenant_id, email_hash) where email_hash is not null;
create index erasures_by_time on erasures (tenant_id, erased_at);

-- When the shopper's data in an order was erased. null: it is there.
alter table orders add column contact_erased_at timestamptz;
alter table deliveries add column contact_erased_at timestamptz;

-- A courier's late report brings no rider and no tracking page back.
create function keep_rider_erased() returns trigger language plpgsql as $$
begin
  new.rider := null;
  return new;
end
$$;
create trigger keep_rider_erased before update on orders
  for each row when (old.contact_erased_at is not null and new.rider is not null) execute function keep_rider_erased();
create function keep_tracking_erased() returns trigger language plpgsql as $$
begin
  new.rider := null;
  new.tracking_url := null;
  return new;
end
$$;
create trigger keep_tracking_erased before update on deliveries
  for each row when (old.contact_erased_at is not null and (new.rider is not null or new.tracking_url is not null))
  execute function keep_tracking_erased();

-- No order for a person who is erased at the same moment, and none merged into such an account (CS004). It takes the lock that the foreign key takes, and waits for an erasure
-- under way, whose row it then reads anew.
create function refuse_erased_buyer() returns trigger language plpgsql as $$
begin
  perform from users u where u.tenant_id = new.tenant_id and u.id = new.buyer_id and u.kind <> 'erased' for key share;
  if not found and exists (select from users u where u.tenant_id = new.tenant_id and u.id = new.buyer_id) then
    raise exception 'the buyer was erased' using errcode = 'CS004';
  end if;
  return new;
end
$$;
create trigger refuse_erased_buyer before insert or update of buyer_id on orders for each row execute function refuse_erased_buyer();

-- Deletes every row that goes with a person: of each table whose foreign key deletes its rows with the row of users. A table that is made
-- later with such a key is emptied too. Answers how many rows were deleted.
create function delete_rows_of_person(tenant text, person uuid) returns bigint language plpgsql as $$
declare
  place record;
  deleted bigint;
  total bigint := 0;
begin
  for place in
    select k.conrelid::regclass as name, own.attname as person_column
    from pg_constraint k cross join unnest(k.conkey, k.confkey) as pair (own, other)
      join pg_attribute own on own.attrelid = k.conrelid and own.attnum = pair.own
      join pg_attribute other on other.attrelid = k.confrelid and other.attnum = pair.other
    where k.contype = 'f' and k.confrelid = 'public.users'::regclass and k.confdeltype = 'c' and other.attname = 'id'
    order by k.conrelid::regclass::text
  loop
    execute format('delete from %s where tenant_id = $1 and %I = $2', place.name, place.person_column) using tenant, person;
    get diagnostics deleted = row_count;
    total := total + deleted;
  end loop;
  return total;
end
$$;

-- Exports of a person since `counted_since`, for the limit of packages/domain/src/privacy/export-limit.ts.
create table exports (
  tenant_id text collate "C" not null,
  user_id uuid not null,
  counted_since timestamptz not null,
  made integer not null check (made > 0),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

-- Mailboxes that want no marketing mail. email_hash: a keyed hash, from which no address can be read.
create table unsubscriptions (
  tenant_id text collate "C" not null,
  email_hash text collate "C" not null,
  created_at timestamptz not null,
  primary key (tenant_id, email_hash)
);
