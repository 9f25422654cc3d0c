-- A brand's draft has sections, which are published one without the other: the menu and the look.
-- Older servers can serve after this. They know the menu alone, and refuse a draft of the look.
alter table brand_drafts
  -- The revision at which each section last changed, by its name.
  add column revisions jsonb not null default '{}';
update brand_drafts set revisions = jsonb_build_object('menu', revision);

alter table brand_versions
  add column section text not null default 'menu' check (section in ('menu', 'look'));
