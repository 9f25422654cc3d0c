-- The migration runs this file after every migration, in one transaction, as the owner; it may run
-- any number of times. Grants come last: before them the serving roles cannot read a new table.
-- docs/rules/operations.md#table-rights-of-the-roles. Role names contain the database's name,
-- because a database server shares its roles between all databases and one installation must not
-- read another's:
-- <database>_app serves, <database>_ops only reads.

do $$
declare
  app name := left(current_database(), 55) || '_app';
  ops name := left(current_database(), 55) || '_ops';
  role_name name;
  table_name regclass;
  rights text;
  place name;
  hidden name[];
  shown text;
begin
  foreach role_name in array array[app, ops] loop
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
  -- Rights of the serving role, table by table; it cannot read a table that is not listed. Only the
  -- owner imports a folder. The ledger, payment events, delivery events and the counter's audit
  -- list cannot be changed, nor be deleted with the row of another table: nobody who serves deletes
  -- staff. catalogue.test.ts has the same list.
  for rights, place in
    select v.rights, unnest(v.places) from (values
      ('select', array['migrations', 'tenants', 'tenant_hosts', 'tenant_settings', 'tenant_files',
        'tenant_secrets', 'stores', 'menus', 'banners',
        'pages', 'coupons', 'ledger_entries']),
      ('select, insert', array['ledger_events', 'payment_events', 'delivery_events', 'card_events',
        'counter_refunds', 'counter_actions',
        'webhook_keys', 'erasures', 'coupon_uses', 'points_entries']),
      ('select, insert, update', array['prices', 'change_counters', 'orders', 'order_numbers',
        'slot_bookings', 'payment_attempts', 'deliveries',
        'survey_answers', 'coupon_counters', 'staff', 'token_secret_marks']),
      ('select, insert, update, delete', array['jobs', 'exports', 'unsubscriptions',
        'points_accounts', 'system_outages']),
      -- Tables whose rows retention deletes.
      ('select, insert, delete', array['menu_versions']),
      ('select, insert, update, delete', array['users', 'tokens', 'addresses', 'order_requests',
        'disabled_items', 'mail_counts', 'cards', 'card_enrolments',
        'integration_signatures', 'payment_webhooks', 'payment_refunds', 'push_subscriptions',
        'shopping_carts', 'cart_links', 'verifications', 'verification_budgets', 'invitations',
        'known_browsers', 'email_changes',
        'staff_stores', 'counter_devices', 'counter_sessions', 'counter_device_people',
        'counter_wrong_pins', 'staff_wrong_pins', 'store_facts', 'coupon_switches',
        'menu_pictures', 'riders', 'rider_runs', 'rider_stops', 'rider_positions'])
    ) as v (rights, places)
  loop
    execute format('grant %s on public.%I to %I', rights, place, app);
  end loop;
  -- Of rows that else stay as they were written: what the erasure of a person forgets, and what the
  -- count of a coupon's uses needs.
  execute format('grant update (email_hash) on public.erasures to %I', app);
  execute format('grant update (reason) on public.points_entries to %I', app);
  execute format('grant update (mailbox, is_counted, returned_at) on public.coupon_uses to %I',
    app);

  -- The operator's role reads every table, but no column with a credential: no secret (sealed or
  -- not), no token and no request key.
  for place, hidden in
    select c.relname, h.columns from pg_class c
    left join (values
      ('tenant_secrets', array['wrapped_key', 'sealed']),
      ('tokens', array['token_hash']),
      ('cards', array['wrapped_key', 'sealed', 'reference_hash']),
      ('card_enrolments', array['session_hash', 'provider_ref', 'return_hash', 'next',
        'arrival_hash', 'request_key']),
      ('order_requests', array['key']),
      ('integration_signatures', array['signature']),
      ('cart_links', array['key_hash']),
      ('known_browsers', array['browser_hash']),
      ('push_subscriptions', array['token_hash', 'endpoint', 'p256dh', 'auth']),
      ('verifications', array['login_token_hash', 'code_hash', 'oob_hash']),
      ('payment_webhooks', array['merchant_ref', 'provider_ref', 'object_id']),
      ('payment_attempts', array['provider_ref', 'next', 'request_key', 'body_hash']),
      ('webhook_keys', array['key']),
      ('staff', array['pin_hash']),
      ('counter_devices', array['token_hash']),
      ('counter_sessions', array['token_hash']),
      ('counter_actions', array['request_key', 'answer']),
      ('rider_stops', array['wrong_codes'])
    ) as h (place, columns) on h.place = c.relname
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
