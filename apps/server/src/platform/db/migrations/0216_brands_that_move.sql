-- A brand can move to another database, docs/decisions/0161. Null: its rows here are served.
-- `arriving`: they are being copied to here. `leaving`: they are served here, and will soon be in
-- the other database. `left`: the other database serves them.
-- Older servers can serve after this: they do not read the column, and nobody moves a brand during
-- a rolling update.
alter table tenants add column move_state text
  check (move_state in ('arriving', 'leaving', 'left'));

-- The triggers of a move call these: `npm run database -- move` makes them on each table and drops
-- them. No trigger calls them in a database that no brand left.
create function refuse_moved_brand() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'CSM01',
    message = 'the rows of this brand are moving to another database';
end $$;

-- A claim of jobs, or the deletion of completed ones, may be of many brands: it skips this one.
create function skip_moved_brand() returns trigger language plpgsql as $$
begin
  return null;
end $$;
