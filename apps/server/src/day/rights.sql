insert into serving_rights values
  ('day_sums', 'select, insert, update, delete'),
  ('day_sum_changes', 'select, insert, delete');
