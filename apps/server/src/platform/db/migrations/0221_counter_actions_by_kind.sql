-- The newest actions of a kind, as the audit list of the counter filters them. Without it a kind
-- that is rare read every action of the brand.
create index counter_actions_by_kind on counter_actions (tenant_id, kind, at desc);
