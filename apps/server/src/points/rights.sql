insert into serving_rights values
  ('points_entries', 'select, insert'),
  ('points_accounts', 'select, insert, update, delete');

insert into changeable_columns values
  ('points_entries', 'reason');
