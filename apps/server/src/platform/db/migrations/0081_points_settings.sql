-- Settings that were published before points were used: pointRate becomes minor units, as every amount is, and a programme says that completed
-- orders earn points. The next import of the brand writes the same. Settings that say `earn` are converted already.
-- Older servers can serve after this: they use neither.
alter table tenant_settings no force row level security;
update tenant_settings s set document = jsonb_set(s.document, '{pointRate}', to_jsonb(round((s.document ->> 'pointRate')::numeric * 100)))
  from tenants t
  where t.id = s.tenant_id and t.country not in ('cl', 'co') and jsonb_typeof(s.document -> 'pointRate') = 'number'
    and s.document #> '{loyaltyProgramParams,earn}' is null;
update tenant_settings set document = jsonb_set(document, '{loyaltyProgramParams,earn}', 'true')
  where jsonb_typeof(document -> 'loyaltyProgramParams') = 'object' and document #> '{loyaltyProgramParams,earn}' is null;
alter table tenant_settings force row level security;
