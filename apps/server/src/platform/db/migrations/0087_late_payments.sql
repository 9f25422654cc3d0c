-- A brand may keep money that arrives after its payment failed, while the order still waits to be paid. An attempt keeps the choice of its start.
-- Older servers can serve after this: their attempts refund late money.
alter table payment_attempts add column accepts_late_money boolean not null default false;
