import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenantIsolationOffences } from '../../testing/tenant-isolation-offences.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';

let database: FreshDatabase;
let owner: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

test('no table, view, key, function or grant of the schema can show one tenant the rows of another', async () => {
  expect(await tenantIsolationOffences(owner)).toEqual([]);
});

/**
 * Row-level security lets an index on an expression serve a read by it only if its functions are
 * leakproof. docs/decisions/0169-indexes-under-row-level-security.md.
 */
const expressionIndexes = [
  // least() of two instants is leakproof.
  'counter_sessions_by_end',
  // Serves by its condition: open payments are few.
  'payment_attempts_of_card',
  // Keeps the accounts of an email apart; reads use users_by_email.
  'users_registered_email',
  // An element of an array is leakproof.
  'verification_budgets_by_age',
];

test('no index relies on an expression that row-level security keeps from serving a read', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i
     join pg_class t on t.oid = i.indrelid
     where i.indexprs is not null and t.relrowsecurity order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(expressionIndexes);
});

/**
 * Rights of the serving role on each table, in order: (r)ead, (i)nsert, (u)pdate, (d)elete. The
 * test fails for a table that is not listed.
 */
const servingRights: Readonly<Record<string, string>> = {
  // An import writes these tables as the owner.
  migrations: 'r',
  tenant_hosts: 'r',
  stores: 'riu',
  banners: 'riud',
  coupons: 'riud',
  pages: 'riud',
  page_versions: 'ri',
  // Written once and never changed.
  ledger_events: 'ri',
  ledger_entries: 'r',
  payment_events: 'ri',
  delivery_events: 'ri',
  card_events: 'ri',
  counter_refunds: 'ri',
  counter_actions: 'ri',
  webhook_keys: 'ri',
  // Updated, never deleted.
  change_counters: 'riu',
  brand_drafts: 'riu',
  orders: 'riu',
  order_numbers: 'riu',
  slot_bookings: 'riu',
  payment_attempts: 'riu',
  deliveries: 'riu',
  survey_answers: 'riu',
  coupon_counters: 'riu',
  staff: 'riu',
  token_secret_marks: 'riu',
  // Updated in the columns of changeableColumns alone, never deleted.
  erasures: 'riu',
  coupon_uses: 'riu',
  tenants: 'ru',
  menus: 'ru',
  tenant_settings: 'ru',
  tenant_files: 'riu',
  tenant_sources: 'riud',
  points_entries: 'riu',
  // Keys that an owner writes; the operator's commands write the others as the owner.
  tenant_secrets: 'riud',
  // Rows that retention deletes.
  menu_versions: 'rid',
  brand_versions: 'rid',
  users: 'riud',
  tokens: 'riud',
  addresses: 'riud',
  cards: 'riud',
  card_enrolments: 'riud',
  order_requests: 'riud',
  disabled_items: 'riud',
  day_sums: 'riud',
  day_sum_changes: 'rid',
  drawer_movements: 'rid',
  drawer_sessions: 'riud',
  rider_settlements: 'rid',
  rider_collections: 'riud',
  mail_counts: 'riud',
  print_jobs: 'riud',
  printers: 'riud',
  integration_signatures: 'riud',
  payment_refunds: 'riud',
  payment_webhooks: 'riud',
  known_browsers: 'riud',
  email_changes: 'riud',
  push_subscriptions: 'riud',
  staff_push_subscriptions: 'riud',
  staff_notices: 'riu',
  shopping_carts: 'riud',
  cart_links: 'riud',
  jobs: 'riud',
  exports: 'riud',
  unsubscriptions: 'riud',
  points_accounts: 'riud',
  verifications: 'riud',
  verification_budgets: 'riud',
  sign_up_invitations: 'rd',
  invitations: 'riud',
  system_outages: 'riud',
  staff_stores: 'riud',
  counter_devices: 'riud',
  counter_sessions: 'riud',
  counter_device_people: 'riud',
  counter_wrong_pins: 'riud',
  staff_wrong_pins: 'riud',
  store_facts: 'riud',
  coupon_switches: 'riud',
  menu_pictures: 'riud',
  prices: 'riud',
  brand_draft_edits: 'riud',
  riders: 'riud',
  rider_runs: 'riud',
  rider_stops: 'riud',
  rider_positions: 'riud',
};

/**
 * Tables whose rows the serving role writes once. No right of it changes or deletes one, not even
 * by the row of another table.
 */
const writtenOnce = Object.keys(servingRights).filter((table) => servingRights[table] === 'ri');
const changeableColumns: Readonly<Record<string, readonly string[]>> = {
  erasures: ['email_hash'],
  points_entries: ['reason'],
  coupon_uses: ['is_counted', 'mailbox', 'returned_at'],
  // New keys of a payment provider make every server read the brand anew.
  tenants: ['version'],
  // The back office publishes menus, coupons, the look and their texts; the bytes of files stay.
  coupons: ['document'],
  stores: ['document', 'position'],
  menus: ['document', 'hidden_products', 'version'],
  tenant_settings: ['document', 'operations', 'suggestions', 'theme_url'],
  tenant_files: ['path', 'retired_at'],
  tenant_sources: ['content'],
};

/**
 * Columns that the operator's read-only role cannot read: every credential, sealed or hashed ones
 * too.
 */
const hiddenFromOperators = [
  'card_enrolments.arrival_hash',
  'card_enrolments.next',
  'card_enrolments.provider_ref',
  'card_enrolments.request_key',
  'card_enrolments.return_hash',
  'card_enrolments.session_hash',
  'cards.reference_hash',
  'cards.sealed',
  'cards.wrapped_key',
  'cart_links.key_hash',
  'counter_actions.answer',
  'counter_actions.request_key',
  'counter_devices.token_hash',
  'counter_sessions.token_hash',
  'integration_signatures.signature',
  'known_browsers.browser_hash',
  'order_requests.key',
  'payment_attempts.body_hash',
  'payment_attempts.next',
  'payment_attempts.provider_ref',
  'payment_attempts.request_key',
  'payment_webhooks.merchant_ref',
  'payment_webhooks.object_id',
  'payment_webhooks.provider_ref',
  'printers.key_hash',
  'push_subscriptions.auth',
  'push_subscriptions.endpoint',
  'push_subscriptions.p256dh',
  'push_subscriptions.token_hash',
  'rider_stops.wrong_codes',
  'staff.pin_hash',
  'staff_push_subscriptions.auth',
  'staff_push_subscriptions.endpoint',
  'staff_push_subscriptions.p256dh',
  'tenant_secrets.sealed',
  'tenant_secrets.wrapped_key',
  'tokens.token_hash',
  'verifications.code_hash',
  'verifications.login_token_hash',
  'verifications.oob_hash',
  'webhook_keys.key',
];

test('the serving role has only the listed rights on each table', async () => {
  const { rows } = await owner.query<{ table: string; rights: string }>(`select c.relname as table,
      concat_ws('', (select string_agg(r.letter, '' order by r.n)
        from (values (1, 'r', 'select'), (2, 'i', 'insert'), (3, 'u', 'update'), (4, 'd', 'delete'))
        as r (n, letter, name) where has_table_privilege(app.oid, c.oid, r.name)
          or has_any_column_privilege(app.oid, c.oid,
          case r.name when 'delete' then 'references' else r.name end)),
        (select 'x' from (values ('truncate'), ('trigger'), ('references')) as r (name)
          where has_table_privilege(app.oid, c.oid, r.name) limit 1)) as rights
    from pg_class c cross join (${roleNamed('app')}) as app
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')`);
  expect(Object.fromEntries(rows.map(({ table, rights }) => [table, rights]))).toEqual(
    servingRights,
  );
});

test('of rows that stay as they were written the serving role changes only the listed columns', async () => {
  for (const [table, columns] of Object.entries(changeableColumns)) {
    const { rows } = await owner.query<{ name: string }>(
      `select a.attname as name from pg_attribute a cross join (${roleNamed('app')}) as app
        where a.attrelid = $1::regclass and a.attnum > 0
        and not a.attisdropped and has_column_privilege(app.oid, a.attrelid, a.attnum, 'update')
          order by 1`,
      [table],
    );
    expect([table, rows.map(({ name }) => name)]).toEqual([table, columns]);
  }
});

test('the serving role can neither change nor delete the audit list, the ledger or a log of events', async () => {
  expect(writtenOnce).toContain('counter_actions');
  const serving = new pg.Client({ connectionString: database.appUrl });
  await serving.connect();
  const refusalOf = (text: string): Promise<string> =>
    serving.query(text).then(
      () => `allowed: ${text}`,
      ({ code }: { code: string }) => code,
    );
  const denied = '42501';
  for (const table of writtenOnce)
    for (const text of [
      `update ${table} set tenant_id = tenant_id`,
      `delete from ${table}`,
      `truncate ${table}`,
      `truncate tenants cascade`,
      `alter table ${table} disable row level security`,
      `drop table ${table}`,
    ])
      expect([text, await refusalOf(text)]).toEqual([text, denied]);
  expect(await refusalOf('delete from staff')).toBe(denied);
  await serving.end();
});

test('no row that the serving role may delete takes a row with it that is written once', async () => {
  expect(await lostWithOthers()).toEqual([]);
  const { rows } = await owner.query<{ name: string }>(
    `select oid::regrole::text as name from (${roleNamed('app')}) as app`,
  );
  await owner.query('begin');
  await owner.query(`grant delete on staff to ${rows[0]?.name}`);
  const found = await lostWithOthers();
  await owner.query('rollback');
  expect(found).toEqual(['counter_actions with staff', 'counter_refunds with staff']);
});

/**
 * The tables that are written once and lose or change rows with those of another table, over any
 * number of foreign keys.
 */
async function lostWithOthers(): Promise<string[]> {
  const { rows } = await owner.query<{ loss: string }>(
    `with recursive chain as (
        select k.conrelid as place, k.confrelid as parent from pg_constraint k
        where k.contype = 'f' and k.confdeltype in ('c', 'n', 'd')
          and k.conrelid = any ($1::regclass[])
        union
        select c.place, k.confrelid from chain c join pg_constraint k on k.conrelid = c.parent
          and k.contype = 'f' and k.confdeltype = 'c'
      )
      select distinct place::regclass || ' with ' || parent::regclass as loss from chain
      cross join (${roleNamed('app')}) as app
      where has_table_privilege(app.oid, parent, 'delete') order by 1`,
    [writtenOnce],
  );
  return rows.map(({ loss }) => loss);
}

test('the operator’s role only reads, and reads no secrets', async () => {
  const { rows } = await owner.query<{
    place: string;
  }>(`select c.relname || '.' || a.attname as place
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      and not a.attisdropped cross join (${roleNamed('ops')}) as ops
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
      and not has_column_privilege(ops.oid, c.oid, a.attnum, 'select')`);
  expect(rows.map(({ place }) => place).toSorted()).toEqual(hiddenFromOperators);
  const writes = await owner.query<{
    place: string;
  }>(`select c.oid::regclass::text as place from pg_class c cross join (${roleNamed('ops')}) as ops
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
      and (has_any_column_privilege(ops.oid, c.oid, 'insert, update, references')
        or has_table_privilege(ops.oid, c.oid, 'delete, truncate, trigger'))`);
  expect(writes.rows).toEqual([]);
});

/** Tables that the functions of the sign-up read or write. */
const signUpTables = [
  'tenants',
  'tenant_hosts',
  'tenant_settings',
  'stores',
  'menus',
  'verifications',
  'verification_budgets',
];

test('no other role has rights on a table, and only the owner owns sequences', async () => {
  const { rows } = await owner.query(
    `select c.relname, g.grantee::regrole from pg_class c, aclexplode(c.relacl) g
    where c.relnamespace = 'public'::regnamespace and g.grantee <> c.relowner
      and (c.relkind = 'S' or g.grantee not in (select oid
        from (${roleNamed('app')} union all ${roleNamed('ops')}) as known))
      and not (g.grantee::regrole::text like '%_sign_up' and c.relname = any ($1))`,
    [signUpTables],
  );
  expect(rows).toEqual([]);
});

/** Role names contain the name of the database that was migrated; this database is a copy of it. */
const roleNamed = (
  suffix: 'app' | 'ops',
) => `select distinct r.oid from pg_class t, aclexplode(t.relacl) g join pg_roles r
  on r.oid = g.grantee
  where t.oid = 'public.orders'::regclass and r.rolname like '%\\_${suffix}'`;

const policy = `using (tenant_id = nullif(current_setting('app.tenant_id', true), '')) with check (tenant_id = nullif(current_setting('app.tenant_id', true), ''))`;
const guarded = `create table planted (tenant_id text not null, id int not null,
  primary key (tenant_id, id));
  alter table planted enable row level security; alter table planted force row level security;
    create policy own_tenant on planted ${policy};`;

test.each([
  [
    'a table without a tenant',
    'create table planted (id int primary key)',
    'a table has no tenant_id',
  ],
  [
    'a tenant that may be null',
    'create table planted (tenant_id text, id int)',
    'a table has no tenant_id',
  ],
  [
    'row-level security that the owner escapes',
    `${guarded} alter table planted no force row level security`,
    'a table does not force row-level security',
  ],
  [
    'a second policy',
    `${guarded} create policy more on planted using (true)`,
    'a table has other than its one policy, for all, reading and writing alike',
  ],
  [
    'a policy of another text on jobs',
    'alter policy job_runner on jobs using (true)',
    'a table has other than its one policy, for all, reading and writing alike',
  ],
  [
    'a policy of another text',
    `${guarded} alter policy own_tenant on planted with check (true)`,
    'a table has other than its one policy, for all, reading and writing alike',
  ],
  [
    'a unique key over all tenants',
    `${guarded} alter table planted add column code text unique`,
    'a unique index does not start with tenant_id',
  ],
  [
    'a foreign key over all tenants',
    `${guarded} alter table tenants add unique (country); alter table planted add column c text references tenants (country)`,
    'a foreign key leaves tenant_id out',
  ],
  [
    'a view of its owner',
    'create view planted as select * from stores',
    'a view does not run as its reader',
  ],
  [
    'a materialized view',
    'create materialized view planted as select * from stores',
    'a materialized view exists',
  ],
  [
    'a function of its owner',
    'create function planted() returns int language sql security definer as $$ select 1 $$',
    'a function runs as its owner',
  ],
  [
    'a grant to truncate',
    'grant truncate on stores to public',
    'somebody but the owner may truncate',
  ],
  [
    'a grant to write tenants',
    'grant update on tenants to public',
    'the serving role may write a reference table',
  ],
])('%s is reported', async (_name, offence, rule) => {
  await owner.query('begin');
  await owner.query(offence);
  const found = await tenantIsolationOffences(owner);
  await owner.query('rollback');
  expect(found.map((each) => each.rule)).toContain(rule);
});
