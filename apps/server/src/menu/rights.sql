insert into serving_rights values
  ('menus', 'select'),
  ('prices', 'select, insert, update, delete'),
  ('menu_versions', 'select, insert, delete'),
  ('disabled_items', 'select, insert, update, delete'),
  ('menu_pictures', 'select, insert, update, delete');
insert into changeable_columns values
  ('menus', 'version'),
  ('menus', 'document'),
  ('menus', 'hidden_products');
