-- When a browser's return last led to a call of the provider: another within three seconds leads to none.
alter table payment_attempts add column browser_asked_at timestamptz;
-- Until then one job may send a refund, and no other. null: nobody does.
alter table payment_attempts add column refund_claimed_until timestamptz;
