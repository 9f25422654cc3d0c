insert into serving_rights values
  ('payment_events', 'select, insert'),
  ('counter_refunds', 'select, insert'),
  ('payment_attempts', 'select, insert, update'),
  ('payment_webhooks', 'select, insert, update, delete'),
  ('payment_refunds', 'select, insert, update, delete');

insert into hidden_columns values
  ('payment_webhooks', 'merchant_ref'),
  ('payment_webhooks', 'provider_ref'),
  ('payment_webhooks', 'object_id'),
  ('payment_attempts', 'provider_ref'),
  ('payment_attempts', 'next'),
  ('payment_attempts', 'request_key'),
  ('payment_attempts', 'body_hash');
