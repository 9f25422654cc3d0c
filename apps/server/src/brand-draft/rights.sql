insert into serving_rights values
  ('brand_drafts', 'select, insert, update'),
  ('brand_draft_edits', 'select, insert, update, delete'),
  ('brand_versions', 'select, insert, delete');
