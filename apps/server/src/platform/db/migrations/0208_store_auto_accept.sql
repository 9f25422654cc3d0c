-- Orders that are accepted without staff, and the places of each half hour, are facts of the store.
-- Older servers cannot serve after this: they do not know these kinds of facts.
alter table store_facts drop constraint store_facts_kind_check;
alter table store_facts add constraint store_facts_kind_check check (kind in ('busy', 'pause',
  'delivery', 'pickup', 'hours', 'product', 'modifier', 'stock', 'autoAccept', 'capacity'));

-- An action that nobody made, such as the acceptance of an order by itself, has no person.
alter table counter_actions alter column staff_id drop not null;
alter table counter_actions alter column device_id drop not null;
alter table counter_actions add constraint counter_actions_person
  check ((staff_id is null) = (device_id is null));

-- The order was accepted without staff.
alter table orders add column accepted_alone boolean not null default false;
