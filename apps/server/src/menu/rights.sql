insert into serving_rights values
  ('menus', 'select, update'),
  ('prices', 'select, insert, update, delete'),
  ('menu_versions', 'select, insert, delete'),
  ('disabled_items', 'select, insert, update, delete'),
  ('menu_pictures', 'select, insert, update, delete');
