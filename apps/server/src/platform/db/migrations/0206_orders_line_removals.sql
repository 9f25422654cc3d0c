-- Units that staff took off an accepted order, or asked its shopper to do without, the oldest first
-- (packages/domain/src/line-removal/line-removal.ts). Read and written with their order.
alter table orders add column line_removals jsonb not null default '[]';

-- lowered: the shopper of an order that is paid at the door owes less than was placed, because
-- units were taken off.
-- Older servers can serve after this: they neither write the event nor read the column. An order
-- whose amount was lowered is to be handed over on a newer server.
alter table ledger_events drop constraint ledger_events_event_check;
alter table ledger_events add constraint ledger_events_event_check check (
  event in ('placed', 'collected', 'undone', 'reversed', 'paid', 'received', 'returned', 'closed',
    'allowed', 'givenBack', 'lowered')
);
