insert into serving_rights values
  ('printers', 'select, insert, update, delete'),
  ('print_jobs', 'select, insert, update, delete');
insert into hidden_columns values ('printers', 'key_hash');
