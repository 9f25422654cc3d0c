insert into serving_rights values
  ('riders', 'select, insert, update, delete'),
  ('rider_runs', 'select, insert, update, delete'),
  ('rider_stops', 'select, insert, update, delete'),
  ('rider_positions', 'select, insert, update, delete');

insert into hidden_columns values
  ('rider_stops', 'wrong_codes');
