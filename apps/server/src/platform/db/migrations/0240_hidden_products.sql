-- Older servers can serve after this: they show a menu as `document` has it, and refuse a draft or
-- a folder that hides something.
alter table menus
  -- The dishes that the menu's file hides, as `document` would have them. A publication and an
  -- import find the pictures and the values of a hidden dish here.
  add column hidden_products json not null default '[]';
