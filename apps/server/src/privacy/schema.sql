-- Erased people, so that an erasure can be repeated after a backup is restored. email_hash: a keyed
-- hash of the email of a user, for the limits of coupons
-- (docs/rules/privacy.md#kept-hash-of-an-erased-email); null for a guest, and after its time.
create table erasures (
  tenant_id text collate "C" not null,
  user_id uuid not null,
  email_hash text collate "C",
  erased_at timestamptz not null,
  primary key (tenant_id, user_id)
);
create index erasures_of_email on erasures (tenant_id, email_hash) where email_hash is not null;
create index erasures_by_time on erasures (tenant_id, erased_at);

-- Exports of a person since `counted_since`, for the limit of
-- packages/domain/src/privacy/export-limit.ts.
create table exports (
  tenant_id text collate "C" not null,
  user_id uuid not null,
  counted_since timestamptz not null,
  made integer not null check (made > 0),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

-- Deletes every row that goes with a person: of each table whose foreign key deletes its rows with
-- the row of users. A table that is made later with such a key is emptied too. Returns how many
-- rows were deleted.
create function delete_rows_of_person(tenant text, person uuid)
  returns bigint language plpgsql as $$
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
    where k.contype = 'f' and k.confrelid = 'public.users'::regclass and k.confdeltype = 'c'
      and other.attname = 'id'
    order by k.conrelid::regclass::text
  loop
    execute format('delete from %s where tenant_id = $1 and %I = $2', place.name,
      place.person_column) using tenant, person;
    get diagnostics deleted = row_count;
    total := total + deleted;
  end loop;
  return total;
end
$$;
