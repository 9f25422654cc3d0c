insert into serving_rights values
  ('tenants', 'select'),
  ('tenant_hosts', 'select'),
  ('tenant_settings', 'select'),
  ('tenant_files', 'select'),
  ('change_counters', 'select, insert, update');
