insert into serving_rights values
  ('drawer_sessions', 'select, insert, update'),
  ('drawer_movements', 'select, insert');
