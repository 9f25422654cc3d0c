insert into serving_rights values
  ('banners', 'select, insert, update, delete'),
  ('pages', 'select, insert, update, delete'),
  ('page_versions', 'select, insert');
