-- An order that nobody brings: until then a person decides; after that it ends and its money goes back. null: it is on its way, or over.
alter table orders add column decide_by timestamptz;
create index orders_undecided on orders (tenant_id, decide_by) where decide_by is not null;

-- A person may have the couriers asked again. Food that came back to its store may be sent out again.
alter table deliveries add column round integer not null default 1;
drop index deliveries_one_live;
create unique index deliveries_one_live on deliveries (tenant_id, order_id) where status not in ('CANCELLED', 'RETURNED');
