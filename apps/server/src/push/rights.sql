insert into serving_rights values
  ('push_subscriptions', 'select, insert, update, delete');

insert into hidden_columns values
  ('push_subscriptions', 'token_hash'),
  ('push_subscriptions', 'endpoint'),
  ('push_subscriptions', 'p256dh'),
  ('push_subscriptions', 'auth');
