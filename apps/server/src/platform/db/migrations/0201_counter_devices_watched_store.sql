-- The store whose waiting orders a shared device counts, also while it is locked; null: none yet.
alter table counter_devices add column watched_store_id integer;
