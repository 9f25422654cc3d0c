-- The nightly erasure of old contacts finds the orders that still have theirs, and the guests who
-- are old enough. Without these it read each old order and each guest of a brand every night.
create index orders_with_contact on orders (tenant_id, created_at) where contact_erased_at is null;
create index users_guests_by_age on users (tenant_id, created_at) where kind = 'guest';
