insert into serving_rights values
  ('counter_actions', 'select, insert'),
  ('staff', 'select, insert, update'),
  ('staff_stores', 'select, insert, update, delete'),
  ('counter_devices', 'select, insert, update, delete'),
  ('counter_sessions', 'select, insert, update, delete'),
  ('counter_device_people', 'select, insert, update, delete'),
  ('counter_wrong_pins', 'select, insert, update, delete'),
  ('staff_wrong_pins', 'select, insert, update, delete');

insert into hidden_columns values
  ('staff', 'pin_hash'),
  ('counter_devices', 'token_hash'),
  ('counter_sessions', 'token_hash'),
  ('counter_actions', 'request_key'),
  ('counter_actions', 'answer');
