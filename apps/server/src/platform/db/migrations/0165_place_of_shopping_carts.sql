-- The rest of the delivery of a person's cart, so that another device can take it over whole: floor or
-- flat, and the note for the rider. `is_dispatch_chosen`: the owner chose delivery or pickup; false for
-- older carts, whose pickup may be the method of a shopper who chose nothing. Older servers can serve
-- after this: they leave the columns as they are.
alter table shopping_carts
  add column apartment text not null default '',
  add column dispatch_note text not null default '',
  add column is_dispatch_chosen boolean not null default false;
