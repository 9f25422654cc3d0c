-- The migration runs this file after every migration, in one transaction, as the owner; it may run
-- any number of times. Grants come last: before them the serving roles cannot read a new table.
-- The rights come from the temporary tables that the rights.sql of the nouns fill.
-- docs/rules/operations.md#table-rights-of-the-roles. Role names contain the database's name,
-- because a database server shares its roles between all databases and one installation must not
-- read another's:
-- <database>_app serves, <database>_ops only reads, <database>_sign_up creates brands.

do $$
declare
  app name := left(current_database(), 55) || '_app';
  ops name := left(current_database(), 55) || '_ops';
  -- Owns the functions of the sign-up, and nobody logs in with it.
  sign_up name := left(current_database(), 51) || '_sign_up';
  task text;
  role_name name;
  table_name regclass;
  rights text;
  place name;
  changeable name;
  hidden name[];
  shown text;
begin
  foreach role_name in array array[app, ops, sign_up] loop
    if not exists (select from pg_roles where rolname = role_name) then
      begin
        execute format('create role %I nologin', role_name);
      exception when duplicate_object or unique_violation then
        null;
      end;
    end if;
  end loop;

  -- Each table with a tenant: forces row-level security, on the owner too, with one policy for
  -- reads and writes.
  for table_name in
    select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid
      and a.attname = 'tenant_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.relname not in ('tenant_hosts')
  loop
    execute format('alter table %s enable row level security', table_name);
    execute format('alter table %s force row level security', table_name);
    if not exists (select from pg_policy where polrelid = table_name
      and polname = 'own_tenant') then
      execute format(
        'create policy own_tenant on %s using (tenant_id = nullif(current_setting(''app.tenant_id'', true), ''''))
         with check (tenant_id = nullif(current_setting(''app.tenant_id'', true), ''''))',
         table_name);
    end if;
  end loop;

  -- The job runner claims the jobs of all brands, on connections of its own that set this.
  if not exists (select from pg_policy where polrelid = 'jobs'::regclass
    and polname = 'job_runner') then
    create policy job_runner on jobs using (current_setting('app.job_runner', true) = 'on')
      with check (current_setting('app.job_runner', true) = 'on');
  end if;

  execute format('grant usage on schema public to %I, %I', app, ops);
  execute format('revoke all on all tables in schema public from %I, %I', app, ops);
  execute format('revoke all on all sequences in schema public from %I, %I', app, ops);
  -- Rights of the serving role, table by table; it cannot read a table that no rights.sql names.
  -- Only the owner imports a folder. The ledger, payment events, delivery events and the counter's
  -- audit list cannot be changed, nor be deleted with the row of another table: nobody who serves
  -- deletes staff. catalogue.test.ts has the list of all.
  execute format('grant select on public.migrations to %I', app);
  for place, rights in select r.table_name, r.rights from serving_rights r loop
    execute format('grant %s on public.%I to %I', rights, place, app);
  end loop;
  -- Of rows that else stay as they were written: what the erasure of a person forgets, and what the
  -- count of a coupon's uses needs.
  for place, changeable in select c.table_name, c.column_name from changeable_columns c loop
    execute format('grant update (%I) on public.%I to %I', changeable, place, app);
  end loop;

  -- The functions of the sign-up write brands and hosts, which the serving role does not, and run
  -- with these rights alone. docs/rules/sign-up.md#function-that-creates-a-brand.
  execute format('grant usage on schema public to %I', sign_up);
  execute format('revoke all on all tables in schema public from %I', sign_up);
  execute format('grant select, insert on public.tenants, public.tenant_hosts to %I', sign_up);
  execute format('grant update (state, version) on public.tenants to %I', sign_up);
  execute format('grant insert on public.tenant_settings, public.stores, public.menus to %I',
    sign_up);
  execute format('grant select, delete on public.verifications to %I', sign_up);
  execute format('grant select, insert, update on public.verification_budgets to %I', sign_up);
  if not pg_has_role(current_user, sign_up, 'usage') then
    execute format('grant %I to %I', sign_up, current_user);
  end if;
  execute format('grant create on schema public to %I', sign_up);
  foreach task in array
    array['create_brand(json, text, jsonb, timestamptz)', 'open_brand()'] loop
    execute format('alter function public.%s owner to %I', task, sign_up);
    execute format('grant execute on function public.%s to %I', task, app);
  end loop;
  execute format('revoke create on schema public from %I', sign_up);

  -- The operator's role reads every table, but no column with a credential: no secret (sealed or
  -- not), no token and no request key.
  for place, hidden in
    select c.relname, h.columns from pg_class c
    left join (select h.table_name, array_agg(h.column_name) as columns from hidden_columns h
      group by h.table_name) h on h.table_name = c.relname
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
  loop
    select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into shown from pg_attribute a
    where a.attrelid = format('public.%I', place)::regclass and a.attnum > 0 and not a.attisdropped
      and a.attname <> all (hidden);
    if hidden is null then
      execute format('grant select on public.%I to %I', place, ops);
    else
      execute format('grant select (%s) on public.%I to %I', shown, place, ops);
    end if;
  end loop;

  -- Only these roles may connect, if this role owns the database and may change that.
  if (select pg_has_role(current_user, datdba, 'usage') from pg_database
    where datname = current_database()) then
    execute format('revoke connect, temporary on database %I from public', current_database());
    execute format('grant connect on database %I to %I, %I', current_database(), app, ops);
  end if;
end
$$;
