insert into serving_rights values
  ('menus', 'select'),
  ('prices', 'select, insert, update'),
  ('menu_versions', 'select, insert, delete'),
  ('disabled_items', 'select, insert, update, delete'),
  ('menu_pictures', 'select, insert, update, delete');
