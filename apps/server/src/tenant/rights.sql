insert into serving_rights values
  ('tenants', 'select'),
  ('tenant_hosts', 'select'),
  ('tenant_settings', 'select'),
  ('tenant_files', 'select, insert'),
  ('tenant_sources', 'select, insert, delete'),
  ('change_counters', 'select, insert, update');
insert into changeable_columns values
  ('tenants', 'version'),
  ('tenant_settings', 'document'),
  ('tenant_settings', 'operations'),
  ('tenant_settings', 'theme_url'),
  ('tenant_settings', 'suggestions'),
  ('tenant_files', 'path'),
  ('tenant_files', 'retired_at'),
  ('tenant_sources', 'content');
