insert into serving_rights values
  ('jobs', 'select, insert, update, delete');
