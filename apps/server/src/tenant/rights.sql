insert into serving_rights values
  ('tenants', 'select'),
  ('tenant_hosts', 'select'),
  ('tenant_settings', 'select'),
  ('tenant_files', 'select, insert, update'),
  ('tenant_sources', 'select, update'),
  ('change_counters', 'select, insert, update');
insert into changeable_columns values
  ('tenant_settings', 'suggestions');
