insert into serving_rights values
  ('ledger_events', 'select, insert'),
  ('ledger_entries', 'select');
