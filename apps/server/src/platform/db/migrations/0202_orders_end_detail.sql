-- The reason that staff chose when it rejected or cancelled an order, beside end_reason
-- (packages/domain/src/order/end-detail.ts). null: none was chosen.
-- Older servers can serve after this: they neither read nor write the column.
alter table orders add column end_detail text check (
  end_detail in ('soldOut', 'tooBusy', 'closing', 'address', 'other', 'noIngredients',
    'kitchenProblem', 'cannotDeliver', 'shopperAsked', 'paymentProblem', 'noShow')
);
