-- The most that a provider was seen to have taken for an attempt, minor units; null: no answer has shown money taken.
alter table payment_attempts add column taken bigint check (taken > 0);
-- How the shopper left the provider's page without paying, as the browser's return said. The last step is never taken then.
alter table payment_attempts add column abandoned text check (abandoned in ('cancelled', 'expired'));

alter table payment_attempts no force row level security;
update payment_attempts set taken = amount where state in ('completed', 'reversing');
alter table payment_attempts force row level security;
