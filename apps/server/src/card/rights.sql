insert into serving_rights values
  ('card_events', 'select, insert'),
  ('cards', 'select, insert, update, delete'),
  ('card_enrolments', 'select, insert, update, delete');

insert into hidden_columns values
  ('cards', 'wrapped_key'),
  ('cards', 'sealed'),
  ('cards', 'reference_hash'),
  ('card_enrolments', 'session_hash'),
  ('card_enrolments', 'provider_ref'),
  ('card_enrolments', 'return_hash'),
  ('card_enrolments', 'next'),
  ('card_enrolments', 'arrival_hash'),
  ('card_enrolments', 'request_key');
