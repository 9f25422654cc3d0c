-- The instant for which the newest alert about an unaccepted order was due. The server that moves
-- it raises the alert, so several servers raise each alert once. null: none was raised. Older
-- servers can serve after this: they count alerts in their memory.
alter table orders add column unaccepted_alert_due timestamptz;
