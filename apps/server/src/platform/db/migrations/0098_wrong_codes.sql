-- Instants at which the counter typed a wrong pickup code, at most the last five; they limit further tries. A constant default changes no
-- row, and older servers, which name their columns, do not see it.
alter table orders add column wrong_codes timestamptz[] not null default '{}';
