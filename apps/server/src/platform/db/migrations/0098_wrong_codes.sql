-- Instants at which the counter typed a wrong pickup code, at most the last five; they limit further tries. A constant default changes no
-- row, and older servers, which name their columns, do not see it.
alter table orders add column wrong_codes timestamptz[] not null default '{}';
-- The actions of one order, on its ticket.
create index counter_actions_by_subject on counter_actions (tenant_id, subject);
