-- Deliveries carry the words of docs/glossary.md: a courier is requested, polled and cancelled, and it reports. The event log follows.
-- Older servers cannot serve after this: they would not find the columns.
alter table deliveries rename column since to status_since;
alter table deliveries rename column sent_at to requested_at;
alter table deliveries rename column sends to request_count;
alter table deliveries rename column seen_at to reported_at;
alter table deliveries rename column called_off to cancel_requested;

alter table delivery_events no force row level security;
update delivery_events set kind = renamed.new
  from (values ('asked', 'requested'), ('seen', 'reported')) as renamed (old, new) where kind = renamed.old;
update delivery_events set detail = jsonb_set(detail, array['source'], to_jsonb(renamed.new)) from (values
  ('answer', 'poll'), ('signed', 'signedWebhook'), ('notice', 'unsignedWebhook')
) as renamed (old, new) where kind = 'reported' and detail ->> 'source' = renamed.old;
update delivery_events set detail = jsonb_set(detail, array['what'], to_jsonb(renamed.new)) from (values
  ('asked again', 'retried'), ('taken away', 'reassigned')
) as renamed (old, new) where kind = 'decided' and detail ->> 'what' = renamed.old;
-- An alert that is written once per round is recognised by its reason.
update delivery_events set detail = jsonb_set(detail, array['why'], to_jsonb(renamed.new)) from (values
  ('nobody left', 'no courier left'), ('cancelled with the food', 'cancelled after pickup'), ('food comes back', 'food returning'),
  ('on its way and not wanted', 'on its way for an ended order'), ('alive after its end', 'active after its end'),
  ('gone at the courier', 'unknown to the courier')
) as renamed (old, new) where kind = 'alert' and detail ->> 'why' = renamed.old;
alter table delivery_events force row level security;

-- Waiting mails to the operator name their alert. A new database has no job table yet when this runs.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    update graphile_worker._private_jobs set payload = jsonb_set(payload::jsonb, array['why'], to_jsonb(renamed.new))::json from (values
      ('nobody left', 'no courier left'), ('cancelled with the food', 'cancelled after pickup'), ('food comes back', 'food returning'),
      ('on its way and not wanted', 'on its way for an ended order'), ('alive after its end', 'active after its end'),
      ('gone at the courier', 'unknown to the courier')
    ) as renamed (old, new) where payload ->> 'why' = renamed.old;
  end if;
end
$$;
