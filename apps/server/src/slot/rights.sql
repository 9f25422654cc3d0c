insert into serving_rights values
  ('slot_bookings', 'select, insert, update');
