import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, type FreshDatabase } from '../../testing/fresh-db.ts';
import { knownMigrations, migrationsFolder } from './migration-state.ts';

let database: FreshDatabase;
let owner: pg.Client;

beforeEach(async () => {
  database = await emptyDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await database.drop();
});

async function migrate(isIncluded: (name: string) => boolean): Promise<void> {
  for (const name of knownMigrations().filter(isIncluded))
    await owner.query(readFileSync(join(migrationsFolder, `${name}.sql`), 'utf8'));
}

const attempt = '01a20000-0000-7000-8000-000000000001';
const order = '01a20000-0000-7000-8000-000000000002';

const tables = ['payment_attempts', 'payment_events', 'deliveries', 'delivery_events'];
const ofOrders = ['payment_attempts', 'deliveries', 'delivery_events'];

/** Rows as a server before migration 0062 wrote them, without the orders that they belong to. */
async function insertOldRows(): Promise<void> {
  await owner.query(`${ofOrders
    .map(
      (table) => `alter table ${table} drop constraint
    ${table}_tenant_id_order_id_fkey;`,
    )
    .join('\n')}
    insert into payment_attempts (tenant_id, id, order_id, method, amount, currency, state, merchant_ref, taken, returned, closed_at,
      deadline, redirect_url, request_key, created_at)
    values ('burger', '${attempt}', '${order}', 'webpay', 5990, 'CLP', 'reversed', 'M1', 5990, 990, now(), now(), '/', 'k', now());
    insert into payment_events (tenant_id, attempt_id, at, kind, detail) values
      ('burger', '${attempt}', now(), 'seen', '{"source": "query", "reported": "partlyReturned", "state": "reversing"}'),
      ('burger', '${attempt}', now(), 'browser', '{"step": "finish"}'),
      ('burger', '${attempt}', now(), 'alert', '{"why": "partial return seen"}'),
      ('burger', '${attempt}', now(), 'closed', '{"why": "partial return seen"}');
    insert into deliveries (tenant_id, id, order_id, courier, external_ref, status, since, sent_at, sends, seen_at, called_off, created_at)
    values ('burger', '${attempt}', '${order}', 'uber_delivery', 'R1', 'CANCELLED', now(), now(), 2, now(), true, now());
    insert into delivery_events (tenant_id, order_id, at, kind, detail) values
      ('burger', '${order}', now(), 'asked', '{"courier": "uber_delivery"}'),
      ('burger', '${order}', now(), 'seen', '{"source": "answer", "status": "CANCELLED"}'),
      ('burger', '${order}', now(), 'alert', '{"why": "nobody left", "round": 2}'),
      ('burger', '${order}', now(), 'decided', '{"what": "asked again", "by": "ana"}');
    ${tables
      .map(
        (table) => `alter table ${table} enable row level security,
      force row level security;`,
      )
      .join('\n')}`);
}

const rows = async (text: string) => (await owner.query(text)).rows;

test('payments and deliveries that were stored with old status words are read with the new words', async () => {
  await migrate((name) => name < '0062');
  await insertOldRows();
  await migrate((name) => name >= '0062');
  for (const table of tables) await owner.query(`alter table ${table} no force row level security`);
  expect(
    await rows(
      'select state, captured, refunded, refund_closed_at is not null as closed from payment_attempts',
    ),
  ).toEqual([{ state: 'refunded', captured: '5990', refunded: '990', closed: true }]);
  expect(await rows('select kind, detail from payment_events order by position')).toEqual([
    {
      kind: 'reported',
      detail: { source: 'poll', reported: 'partlyRefunded', state: 'refunding' },
    },
    { kind: 'return', detail: { step: 'commit' } },
    { kind: 'alert', detail: { why: 'partial refund reported' } },
    { kind: 'closed', detail: { why: 'partial return seen' } },
  ]);
  expect(await rows('select request_count, cancel_requested from deliveries')).toEqual([
    { request_count: 2, cancel_requested: true },
  ]);
  expect(await rows('select kind, detail from delivery_events order by position')).toEqual([
    { kind: 'requested', detail: { courier: 'uber_delivery' } },
    { kind: 'reported', detail: { source: 'poll', status: 'CANCELLED' } },
    { kind: 'alert', detail: { why: 'no courier left', round: 2 } },
    { kind: 'decided', detail: { what: 'retried', by: 'ana' } },
  ]);
});

test('a points rate that was published in major units is read in minor units, and a programme earns', async () => {
  await migrate((name) => name < '0081');
  const settings: Record<string, object> = {
    cl: { pointRate: 500, loyaltyProgramParams: null },
    gt: { pointRate: 5, loyaltyProgramParams: { name: 'Comal' } },
    mx: { pointRate: 1_300, loyaltyProgramParams: { name: 'Murasaki', earn: false } },
  };
  for (const [country, document] of Object.entries(settings)) {
    await owner.query(`insert into tenants values ($1, $1, $1, '', 1, now())`, [country]);
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [country]);
    await owner.query(`insert into tenant_settings values ($1, $2, '', '{}')`, [country, document]);
  }
  await migrate((name) => name >= '0081');
  await owner.query('alter table tenant_settings no force row level security');
  expect(await rows('select document from tenant_settings order by tenant_id')).toEqual([
    { document: { pointRate: 500, loyaltyProgramParams: null } },
    { document: { pointRate: 500, loyaltyProgramParams: { name: 'Comal', earn: true } } },
    { document: { pointRate: 1_300, loyaltyProgramParams: { name: 'Murasaki', earn: false } } },
  ]);
});

test('a device of the counter from before it knew its people takes the PINs of those who used a code there, and is approved by a manager who added it', async () => {
  await migrate((name) => name < '0135');
  const id = (end: number) => `01a20000-0000-7000-8000-00000000000${end}`;
  const [manager, cook, left, tablet, cooks, phone, ended] = [1, 2, 3, 4, 5, 6, 7].map(id);
  await owner.query(`
    insert into staff (tenant_id, id, name, email, role, created_at, ended_at) values
      ('burger', '${manager}', 'Luis', 'luis@example.cl', 'manager', now(), null),
      ('burger', '${cook}', 'Rosa', 'rosa@example.cl', 'crew', now(), null),
      ('burger', '${left}', 'Beto', 'beto@example.cl', 'crew', now(), now());
    insert into counter_devices (tenant_id, id, token_hash, name, is_shared, added_by, created_at,
      ended_at) values
      ('burger', '${tablet}', 'a', 'Barra', true, '${manager}', now(), null),
      ('burger', '${cooks}', 'b', 'Patio', true, '${cook}', now(), null),
      ('burger', '${phone}', 'c', 'Celular', false, '${manager}', now(), null),
      ('burger', '${ended}', 'd', 'Cocina', true, '${manager}', now(), now());
    insert into counter_actions (tenant_id, id, staff_id, device_id, at, kind, subject, detail,
      request_key, body_hash)
      select 'burger', gen_random_uuid(), person::uuid, device::uuid, now(), 'session.begin',
        device, jsonb_build_object('with', proof), gen_random_uuid()::text, ''
      from (values ('${cook}', '${tablet}', 'code'), ('${cook}', '${tablet}', 'code'),
        ('${left}', '${tablet}', 'code'),
        ('${manager}', '${cooks}', 'pin'), ('${cook}', '${ended}', 'code')) as v (person, device,
        proof);
    ${['staff', 'counter_devices', 'counter_actions']
      .map(
        (table) => `alter table ${table} enable
      row level security, force row level security;`,
      )
      .join('\n')}`);
  await migrate((name) => name >= '0135');
  for (const table of ['counter_devices', 'counter_device_people'])
    await owner.query(`alter table ${table} no force row level security`);
  expect(
    await rows(
      'select device_id, staff_id from counter_device_people order by device_id, staff_id',
    ),
  ).toEqual([
    { device_id: tablet, staff_id: manager },
    { device_id: tablet, staff_id: cook },
    { device_id: cooks, staff_id: cook },
    { device_id: phone, staff_id: manager },
  ]);
  expect(
    await rows('select id, approved_by from counter_devices where approved_by is not null'),
  ).toEqual([{ id: tablet, approved_by: manager }]);
});
