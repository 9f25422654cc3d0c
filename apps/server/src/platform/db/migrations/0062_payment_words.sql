-- Payments carry the words of docs/glossary.md: an attempt is refunding or refunded, a report comes from a poll, columns say what was captured
-- and refunded. Stored values and the event log follow.
-- Older servers cannot serve after this: they would not find the columns, and the check refuses their states.
alter table payment_attempts rename column taken to captured;
alter table payment_attempts rename column returned to refunded;
alter table payment_attempts rename column closed_at to refund_closed_at;
alter table payment_attempts rename column browser_asked_at to browser_polled_at;
alter table payment_attempts rename constraint payment_attempts_taken_check to payment_attempts_captured_check;
alter table payment_attempts rename constraint payment_attempts_returned_check to payment_attempts_refunded_check;
alter table payment_attempts drop constraint payment_attempts_state_check;
alter table payment_attempts drop constraint payment_attempts_closed;

alter table payment_attempts no force row level security;
update payment_attempts set state = renamed.new
  from (values ('reversing', 'refunding'), ('reversed', 'refunded')) as renamed (old, new) where state = renamed.old;
alter table payment_attempts force row level security;

alter table payment_attempts add constraint payment_attempts_state_check
  check (state in ('created', 'pending', 'authorised', 'completed', 'failed', 'refunding', 'refunded'));
alter table payment_attempts add constraint payment_attempts_refund_closed check (refund_closed_at is null or state = 'refunded');

alter table payment_events no force row level security;
update payment_events set kind = renamed.new
  from (values ('seen', 'reported'), ('browser', 'return')) as renamed (old, new) where kind = renamed.old;
update payment_events set detail = jsonb_set(detail, array[renamed.key], to_jsonb(renamed.new)) from (values
  ('source', 'query', 'poll'), ('source', 'signedCallback', 'signedWebhook'), ('source', 'unsignedCallback', 'unsignedWebhook')
) as renamed (key, old, new) where detail ->> renamed.key = renamed.old;
update payment_events set detail = jsonb_set(detail, array[renamed.key], to_jsonb(renamed.new)) from (values
  ('reported', 'returned', 'refunded'), ('reported', 'partlyReturned', 'partlyRefunded')
) as renamed (key, old, new) where detail ->> renamed.key = renamed.old;
update payment_events set detail = jsonb_set(detail, array[renamed.key], to_jsonb(renamed.new)) from (values
  ('state', 'reversing', 'refunding'), ('state', 'reversed', 'refunded')
) as renamed (key, old, new) where detail ->> renamed.key = renamed.old;
update payment_events set detail = jsonb_set(detail, array[renamed.key], to_jsonb(renamed.new)) from (values
  ('step', 'finish', 'commit'), ('step', 'query', 'poll')
) as renamed (key, old, new) where kind = 'return' and detail ->> renamed.key = renamed.old;
update payment_events set detail = jsonb_set(detail, array[renamed.key], to_jsonb(renamed.new)) from (values
  ('why', 'unwanted money', 'money not acceptable'), ('why', 'partial return seen', 'partial refund reported'),
  ('why', 'money returned of a paid order', 'paid order refunded elsewhere'),
  ('why', 'still captured after its return', 'still captured after its refund')
) as renamed (key, old, new) where kind = 'alert' and detail ->> renamed.key = renamed.old;
alter table payment_events force row level security;
