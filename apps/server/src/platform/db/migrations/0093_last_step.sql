-- The instant at which the server sent the last step of a framed payment, which may have taken the money. Until its result is known no other
-- payment of the order starts. Older servers can serve after this: they do not write it.
alter table payment_attempts add column last_step_at timestamptz;
