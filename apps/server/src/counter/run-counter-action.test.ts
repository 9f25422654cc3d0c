import { counterSessionIdOf } from '../session/tokens.ts';
import { counterActionsPerHour } from '@comanda/domain/counter/counter-limits.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallerSession, TenantContext } from '../platform/http/call.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { tenantFolder } from '../testing/tenant-folder.ts';
import { runCounterAction } from './run-counter-action.ts';

let app: TestApp;
let owner: OwnerQueries;
const store = 1 as StoreId;
const other = 2 as StoreId;

beforeAll(async () => {
  const sushi = await tenantFolder('sushi');
  sushi['tenant.json'].country = 'mx';
  app = await testApp({ tenants: [await tenantFolder(), sushi] });
  owner = await ownerQueries(app.database.ownerUrl);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

function brand(id = 'burger'): TenantContext {
  const tenant = app.deps.tenants.byId(id);
  if (!tenant) throw new Error('no such brand');
  return tenant;
}

const sessionOf = ({ token }: TestStaff, tenant = 'burger') =>
  app.deps.sessions.staff(brand(tenant), token, counterSessionIdOf(token));

async function callOf(staff: TestStaff, key: string | undefined, body: object = {}) {
  const session: CallerSession | null = await sessionOf(staff);
  if (!session) throw new Error('no session');
  return {
    session,
    tenant: brand(),
    params: {},
    query: undefined,
    body,
    now: app.deps.clock(),
    header: (name: string) => (name === 'idempotency-key' ? key : undefined),
  };
}

const pause = { storeId: store, kind: 'staff.invite', subject: 'x' } as const;

/** A change that can be counted: it adds one to a counter of the brand. */
async function count(tx: Tx, subject: string): Promise<number> {
  const [row] = await tx.query<{ version: number }>(
    'count-test-change',
    sql`insert into change_counters (tenant_id, kind, id, version)
      values (${tx.tenantId}, 'test', ${subject}, 1)
      on conflict (tenant_id, kind, id) do update set version = change_counters.version + 1
      returning version`,
  );
  return row?.version ?? 0;
}

/** Connections of the test's pool. */
const connections = 4;

/**
 * While a connection is being opened, the calls that have one would be over already: each of these
 * transactions waits for the last.
 */
async function openAllConnections(): Promise<void> {
  const { promise: allOpen, resolve } = Promise.withResolvers<void>();
  let open = 0;
  const hold = (tx: Tx) =>
    tx.query('open-connection', sql`select 1`).then(() => {
      open += 1;
      if (open === connections) resolve();
      return allOpen;
    });
  await Promise.all(
    Array.from({ length: connections }, () => withTenant(app.deps.db, 'burger' as TenantId, hold)),
  );
}

const actionsOf = ({ staffId }: TestStaff) =>
  owner.rows('burger', 'select kind, detail, store_id from counter_actions where staff_id = $1', [
    staffId,
  ]);

test('a token of staff is a session with its role, its stores and its device', async () => {
  const cook = await createTestStaff(app, { storeIds: [store] });
  expect(await sessionOf(cook)).toMatchObject({
    role: 'crew',
    staffId: cook.staffId,
    deviceId: cook.deviceId,
    storeIds: [store],
  });
  const boss = await createTestStaff(app, { role: 'owner' });
  expect(await sessionOf(boss)).toMatchObject({ role: 'owner', storeIds: 'all' });
});

test('a session that ended, of a removed device, of somebody who left or of another brand is none', async () => {
  const ends = [
    [`update counter_sessions set ended_at = now() where staff_id = $1`],
    [`update counter_sessions set expires_at = now() - interval '1 minute' where staff_id = $1`],
    [`update counter_devices set ended_at = now() where added_by = $1`],
    [`update staff set ended_at = now() where id = $1`],
  ] as const;
  for (const [end] of ends) {
    const cook = await createTestStaff(app);
    expect(await sessionOf(cook)).not.toBeNull();
    await owner.rows('burger', end, [cook.staffId]);
    expect(await sessionOf(cook), end).toBeNull();
  }
  expect(await sessionOf(await createTestStaff(app), 'sushi')).toBeNull();
});

test('ten calls at once under one key on several connections change once, and all answer the same', async () => {
  const cook = await createTestStaff(app);
  const call = await callOf(cook, 'key-1');
  await openAllConnections();
  let runs = 0;
  const run = () =>
    runCounterAction(app.deps, call, pause, async (tx) => {
      runs += 1;
      const version = await count(tx, 'once');
      return accept({ answer: { version }, detail: { minutes: 20 } });
    });
  const answers = await Promise.all(Array.from({ length: 10 }, run));
  expect(runs).toBe(1);
  expect(answers).toEqual(Array.from({ length: 10 }, () => accept({ version: 1 })));
  expect(await actionsOf(cook)).toEqual([
    { kind: 'staff.invite', detail: { minutes: 20 }, store_id: 1 },
  ]);
});

test('a refused change stores nothing and can be tried again under its key', async () => {
  const cook = await createTestStaff(app);
  const call = await callOf(cook, 'key-2');
  const refused = refuse(refusalOf('NOT_FOUND'));
  expect(await runCounterAction(app.deps, call, pause, async () => refused)).toEqual(refused);
  expect(await actionsOf(cook)).toEqual([]);
  const answer = { answer: { done: true }, detail: {} };
  expect(await runCounterAction(app.deps, call, pause, async () => accept(answer))).toEqual(
    accept({ done: true }),
  );
});

test('a key with another body is refused, and so is a change without a key', async () => {
  const cook = await createTestStaff(app);
  const work = async () => accept({ answer: {}, detail: {} });
  const run = async (key: string | undefined, body: object) =>
    runCounterAction(app.deps, await callOf(cook, key, body), pause, work);
  expect(await run('key-3', { minutes: 10 })).toMatchObject({ ok: true });
  expect(await run('key-3', { minutes: 20 })).toMatchObject({
    error: { label: 'INVALID_PARAMETER', metadata: { reason: 'KEY_REUSED' } },
  });
  expect(await run(undefined, {})).toMatchObject({ error: { label: 'PARAMETER_MISSING' } });
});

test('staff of another store is refused, and only staff of all stores changes the brand', async () => {
  const work = async () => accept({ answer: {}, detail: {} });
  const run = async (staff: TestStaff, storeId: StoreId | null) =>
    runCounterAction(
      app.deps,
      await callOf(staff, crypto.randomUUID()),
      { ...pause, storeId },
      work,
    );
  const cook = await createTestStaff(app, { storeIds: [store] });
  const boss = await createTestStaff(app, { role: 'owner' });
  expect(await run(cook, store)).toMatchObject({ ok: true });
  expect(await run(cook, other)).toMatchObject({ error: { label: 'NOT_FOUND' } });
  expect(await run(cook, null)).toMatchObject({ error: { label: 'NOT_FOUND' } });
  expect(await run(boss, other)).toMatchObject({ ok: true });
  expect(await run(boss, null)).toMatchObject({ ok: true });
});

test('a person’s program in a loop is refused for the rest of the hour; the next person is not', async () => {
  const work = async () => accept({ answer: {}, detail: {} });
  const cook = await createTestStaff(app);
  const withoutKey = await callOf(cook, undefined);
  for (let call = 0; call < counterActionsPerHour; call += 1)
    expect((await runCounterAction(app.deps, withoutKey, pause, work)).ok).toBe(false);
  const run = async (staff: TestStaff) =>
    runCounterAction(app.deps, await callOf(staff, crypto.randomUUID()), pause, work);
  expect(await run(cook)).toMatchObject({ error: { label: 'TOO_MANY_REQUESTS' } });
  expect(await run(await createTestStaff(app))).toMatchObject({ ok: true });
});
