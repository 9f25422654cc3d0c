-- Why an order came to nothing, as its restaurant and its shopper are told (packages/domain/src/order/end-reason.ts). null: it did not, or it
-- was undone before its restaurant saw it, or ended before this column.
alter table orders add column end_reason text check (end_reason in ('restaurant', 'operator', 'notAccepted', 'notDelivered', 'refunded'));
