-- An attempt stores the browser's next step, which is a form, a wallet's link or nothing more to do. A charge without a page has no page of the
-- shop to return to. `instrument` says how many payments and which saved card, never a token or a security code; `body_hash` tells a
-- repetition of a start from another request with its key.
-- Older servers cannot serve after this: they would not find the column `form`.
alter table payment_attempts rename column form to next;
alter table payment_attempts alter column redirect_url drop not null;
alter table payment_attempts add column body_hash text collate "C" check (length(body_hash) <= 64);
alter table payment_attempts add column instrument jsonb;
alter table payment_attempts drop constraint payment_attempts_problem_check;
alter table payment_attempts add constraint payment_attempts_problem_check
  check (problem in ('declined', 'cancelled', 'expired', 'unavailable', 'cardGone', 'authentication', 'limit'));
