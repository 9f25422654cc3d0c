insert into serving_rights values
  ('unsubscriptions', 'select, insert, update, delete'),
  ('mail_counts', 'select, insert, update, delete');
