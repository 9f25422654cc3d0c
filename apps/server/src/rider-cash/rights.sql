insert into serving_rights values
  ('rider_settlements', 'select, insert, delete'),
  ('rider_collections', 'select, insert, update, delete');
