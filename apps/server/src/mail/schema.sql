-- Mails that left for a mailbox on a day (UTC), for the limit of mail/limit-mails.ts.
-- mailbox: a keyed hash, no address. Rows of days that are over go with the first mail of a later
-- day.
create table mail_counts (
  tenant_id text collate "C" not null,
  day date not null,
  mailbox text collate "C" not null,
  sent integer not null check (sent >= 0),
  primary key (tenant_id, day, mailbox)
);

-- Mailboxes that want no marketing mail. email_hash: a keyed hash, from which no address can be
-- read.
create table unsubscriptions (
  tenant_id text collate "C" not null,
  email_hash text collate "C" not null,
  created_at timestamptz not null,
  primary key (tenant_id, email_hash)
);
