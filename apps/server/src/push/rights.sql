insert into serving_rights values
  ('push_subscriptions', 'select, insert, update, delete'),
  ('staff_push_subscriptions', 'select, insert, update, delete'),
  ('staff_notices', 'select, insert, update');

insert into hidden_columns values
  ('push_subscriptions', 'token_hash'),
  ('push_subscriptions', 'endpoint'),
  ('push_subscriptions', 'p256dh'),
  ('push_subscriptions', 'auth'),
  ('staff_push_subscriptions', 'endpoint'),
  ('staff_push_subscriptions', 'p256dh'),
  ('staff_push_subscriptions', 'auth');
