insert into serving_rights values
  ('drawer_sessions', 'select, insert, update, delete'),
  ('drawer_movements', 'select, insert, delete');
