-- The reason of the newest alert that was mailed about an order which its restaurant has not accepted
-- (packages/domain/src/order/unaccepted-order.ts). null: none was mailed.
alter table orders add column unaccepted_alert text check (unaccepted_alert in ('notSent', 'notTaken', 'notBegun'));
-- Orders that were not sent to their restaurant yet. Few at any time: a cash order leaves it after seconds, an unpaid one when its time is over.
create index orders_not_sent on orders (tenant_id, created_at) where released_at is null and status in ('scheduled', 'created');
