-- Managers and owners may get the day by mail. docs/rules/counter-money.md#mail-of-a-day.
-- Older servers can serve after this: they do not read the column, and its default keeps it off.
alter table staff add column day_mail boolean not null default false;
