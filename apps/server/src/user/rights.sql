insert into serving_rights values
  ('users', 'select, insert, update, delete'),
  ('addresses', 'select, insert, update, delete');
