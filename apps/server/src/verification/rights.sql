insert into serving_rights values
  ('verifications', 'select, insert, update, delete'),
  ('verification_budgets', 'select, insert, update, delete');

insert into hidden_columns values
  ('verifications', 'login_token_hash'),
  ('verifications', 'code_hash'),
  ('verifications', 'oob_hash');
