-- The rules are a section of the brand's draft. docs/rules/back-office.md#sections-of-a-brand.
-- Older servers can serve after this: they know no section of rules.
alter table brand_versions drop constraint brand_versions_section_check;
alter table brand_versions add constraint brand_versions_section_check
  check (section in ('menu', 'look', 'coupons', 'stores', 'rules'));
