insert into serving_rights values
  ('banners', 'select'),
  ('pages', 'select');
