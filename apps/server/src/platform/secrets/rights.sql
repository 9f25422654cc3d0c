insert into serving_rights values
  ('tenant_secrets', 'select, insert, update, delete'),
  ('webhook_keys', 'select, insert'),
  ('token_secret_marks', 'select, insert, update'),
  ('integration_signatures', 'select, insert, update, delete');

insert into hidden_columns values
  ('tenant_secrets', 'wrapped_key'),
  ('tenant_secrets', 'sealed'),
  ('integration_signatures', 'signature'),
  ('webhook_keys', 'key');
