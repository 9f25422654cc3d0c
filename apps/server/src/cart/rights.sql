insert into serving_rights values
  ('shopping_carts', 'select, insert, update, delete'),
  ('cart_links', 'select, insert, update, delete');

insert into hidden_columns values
  ('cart_links', 'key_hash');
