insert into serving_rights values
  ('stores', 'select, insert'),
  ('system_outages', 'select, insert, update, delete'),
  ('store_facts', 'select, insert, update, delete');
insert into changeable_columns values
  ('stores', 'position'),
  ('stores', 'document');
