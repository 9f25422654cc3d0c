insert into serving_rights values
  ('stores', 'select'),
  ('system_outages', 'select, insert, update, delete'),
  ('store_facts', 'select, insert, update, delete');
