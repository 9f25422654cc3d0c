import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, type FreshDatabase } from '../../testing/fresh-db.ts';
import { jobs } from '../../workers/jobs.ts';
import { knownMigrations, migrationsFolder } from './migration-state.ts';

/** The part of the former job library's schema that the program used. */
const library = `create schema graphile_worker;
  create table graphile_worker._private_tasks (
    id int generated always as identity primary key, identifier text not null unique
  );
  create table graphile_worker._private_jobs (
    id bigint generated always as identity primary key, task_id int not null,
    payload json not null default '{}', run_at timestamptz not null default now(),
    attempts smallint not null default 0, max_attempts smallint not null default 25,
    last_error text, key text unique, locked_at timestamptz, locked_by text
  );
  alter table graphile_worker._private_tasks enable row level security;
  alter table graphile_worker._private_jobs enable row level security;
  create view graphile_worker.jobs as select * from graphile_worker._private_jobs;`;

let database: FreshDatabase;
let owner: pg.Client;

const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  return client;
};
const migrate = async (isIncluded: (name: string) => boolean): Promise<void> => {
  for (const name of knownMigrations().filter(isIncluded))
    await owner.query(readFileSync(join(migrationsFolder, `${name}.sql`), 'utf8'));
};
const addJob = (client: pg.Client, name: string, columns: string, values: string) =>
  client.query(
    `with task as (
        insert into graphile_worker._private_tasks (identifier) values ($1)
        on conflict (identifier) do update set identifier = excluded.identifier returning id
      )
      insert into graphile_worker._private_jobs (task_id, ${columns}) select id, ${values} from task`,
    [name],
  );

beforeEach(async () => {
  database = await emptyDatabase();
  owner = await connect();
  await migrate((name) => name < '0166');
  await owner.query(library);
});
afterEach(async () => {
  await owner.end();
  await database.drop();
});

test('an update moves every job with its payload, time, tries and lock, and drops the former tables', async () => {
  const order = '{"tenantId": "burger", "orderId": "01a2", "requestId": "r1"}';
  await addJob(
    owner,
    'send-receipt',
    'payload, key, run_at',
    `'${order}', 'a', '2026-11-28 12:00Z'`,
  );
  await addJob(
    owner,
    'commit-payment',
    'payload, key, run_at, attempts, last_error, locked_at, locked_by',
    `'${order}', 'b', '2026-11-28 12:00Z', 25, 'away', '2026-11-28 12:01Z', 'comanda-1'`,
  );
  await addJob(owner, 'delete-old-rows', 'key, run_at', `'delete-old-rows', '2026-11-29 07:00Z'`);
  await addJob(owner, 'of-a-newer-version', 'payload, run_at', `'${order}', '2026-11-28 12:00Z'`);
  await migrate((name) => name >= '0166');
  const { rows } = await owner.query(
    `select tenant_id, key, name, queue, priority, payload, run_at, attempts, max_attempts,
      last_error,
      locked_at, locked_by from jobs order by name`,
  );
  const waiting = {
    tenant_id: 'burger',
    priority: 0,
    payload: { orderId: '01a2', requestId: 'r1' },
    run_at: new Date('2026-11-28T12:00Z'),
    attempts: 0,
    max_attempts: 25,
    last_error: null,
    locked_at: null,
    locked_by: null,
  };
  expect(rows).toEqual([
    {
      ...waiting,
      key: 'b',
      name: 'commit-payment',
      queue: 'payments',
      priority: -1,
      attempts: 25,
      last_error: 'away',
      locked_at: new Date('2026-11-28T12:01Z'),
      locked_by: 'comanda-1',
    },
    {
      ...waiting,
      tenant_id: '',
      key: 'delete-old-rows',
      name: 'delete-old-rows',
      queue: 'maintenance',
      payload: {},
      run_at: new Date('2026-11-29T07:00Z'),
    },
    { ...waiting, key: 'job:4', name: 'of-a-newer-version', queue: 'maintenance' },
    { ...waiting, key: 'a', name: 'send-receipt', queue: 'mail' },
  ]);
  const { rows: left } = await owner.query(`select to_regnamespace('graphile_worker') as schema`);
  expect(left).toEqual([{ schema: null }]);
});

test('each job moves to the queue and the priority that it is declared with', async () => {
  for (const { job } of jobs) await addJob(owner, job.name, 'key', `'${job.name}'`);
  await migrate((name) => name >= '0166');
  const { rows } = await owner.query('select name, queue, priority from jobs order by name');
  const declared = jobs.map(({ job: { name, queue, ...job } }) => ({
    name,
    queue,
    priority: 'priority' in job ? job.priority : 0,
  }));
  expect(rows).toEqual(declared.toSorted((one, other) => (one.name < other.name ? -1 : 1)));
});

test('the update waits for an older server that is adding a job, and moves that job too', async () => {
  const server = await connect();
  await server.query('begin');
  await addJob(server, 'notify-kitchen', 'payload, key', `'{"tenantId": "burger"}', 'kitchen:1'`);
  await owner.query('begin');
  const migrated = migrate((name) => name === '0166_jobs').then(() => owner.query('commit'));
  const waits = `select from pg_locks where not granted and relation =
    'graphile_worker._private_jobs'::regclass`;
  while ((await server.query(waits)).rowCount === 0);
  await server.query('commit');
  await migrated;
  const { rows } = await owner.query('select key from jobs');
  expect(rows).toEqual([{ key: 'kitchen:1' }]);
  await expect(addJob(server, 'notify-kitchen', 'key', `'kitchen:2'`)).rejects.toThrow(
    /does not exist/,
  );
  await server.end();
});
