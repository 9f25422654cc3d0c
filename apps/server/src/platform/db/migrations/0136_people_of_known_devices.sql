-- Devices from before 0135 know their people: who added them, and everybody whose mailed code the audit list has on them. A manager or owner
-- who added a shared one approved it by that. Without this each person of each tablet would need a code after the update.
-- Older servers can serve after this: they read neither.
alter table staff no force row level security;
alter table counter_devices no force row level security;
alter table counter_actions no force row level security;
alter table counter_device_people no force row level security;
insert into counter_device_people (tenant_id, device_id, staff_id, used_at)
  select d.tenant_id, d.id, p.id, min(known.at)
  from counter_devices d
  cross join lateral (
    select d.added_by as staff_id, d.created_at as at
    union all
    select a.staff_id, a.at from counter_actions a
    where a.tenant_id = d.tenant_id and a.device_id = d.id and a.kind = 'session.begin' and a.detail ->> 'with' = 'code'
  ) known
  join staff p on p.tenant_id = d.tenant_id and p.id = known.staff_id and p.ended_at is null
  where d.ended_at is null
  group by d.tenant_id, d.id, p.id
  on conflict do nothing;
update counter_devices d set approved_by = d.added_by
  from staff p
  where p.tenant_id = d.tenant_id and p.id = d.added_by and p.ended_at is null and p.role in ('manager', 'owner')
    and d.is_shared and d.ended_at is null and d.approved_by is null;
alter table staff force row level security;
alter table counter_devices force row level security;
alter table counter_actions force row level security;
alter table counter_device_people force row level security;
