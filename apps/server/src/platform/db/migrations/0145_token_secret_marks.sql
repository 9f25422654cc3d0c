-- The token secret keys hashes of mailboxes. Its mark tells the operator's commands whether they
-- have the secret that the servers use. Older servers can serve after this: they store no mark.
create table token_secret_marks (
  tenant_id text collate "C" primary key,
  mark text collate "C" not null check (length(mark) = 22)
);
