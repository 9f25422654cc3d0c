-- What goes with what, as suggestions.json says (packages/domain/src/menu/suggestions.ts).
alter table tenant_settings add column suggestions jsonb not null default '{"beforeCheckout": false, "rules": []}';
