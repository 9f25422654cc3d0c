insert into serving_rights values
  ('erasures', 'select, insert'),
  ('exports', 'select, insert, update, delete');

insert into changeable_columns values
  ('erasures', 'email_hash');
