insert into serving_rights values
  ('tokens', 'select, insert, update, delete'),
  ('known_browsers', 'select, insert, update, delete'),
  ('email_changes', 'select, insert, update, delete');

insert into hidden_columns values
  ('tokens', 'token_hash'),
  ('known_browsers', 'browser_hash');
