-- Money given back after it was collected has an event of its own.
alter table ledger_entries drop constraint ledger_entries_event_check;
alter table ledger_entries add constraint ledger_entries_event_check check (event in ('placed', 'collected', 'undone', 'reversed'));
