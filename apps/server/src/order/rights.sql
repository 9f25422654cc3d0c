insert into serving_rights values
  ('orders', 'select, insert, update'),
  ('order_numbers', 'select, insert, update'),
  ('order_requests', 'select, insert, update, delete');

insert into hidden_columns values
  ('order_requests', 'key');
