insert into serving_rights values
  ('delivery_events', 'select, insert'),
  ('deliveries', 'select, insert, update');
