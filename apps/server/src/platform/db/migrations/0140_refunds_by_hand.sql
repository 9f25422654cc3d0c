-- hand: the store gives back a part of an online payment by itself, because its provider refunds
-- only the whole. Older servers can serve after this: they write no such refunds.
alter table counter_refunds drop constraint counter_refunds_way_check;
alter table counter_refunds add constraint counter_refunds_way_check
  check (way in ('provider', 'cash', 'card', 'hand'));
