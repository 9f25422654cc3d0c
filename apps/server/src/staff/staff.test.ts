import type { StoreId } from '@comanda/domain/ids.ts';
import { beforeAll, expect, test } from 'vitest';
import type { Mail } from '../mail/mail.ts';
import type { CodeMailer } from '../testing/code-mails.ts';
import { callCounter, readMe, signInByCode } from '../testing/counter-staff.ts';
import { noon, type OrderServer } from '../testing/order-server.ts';
import type { OwnerQueries } from '../testing/owner-queries.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';
import { twoCounterServers } from '../testing/two-counter-servers.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { deviceHeaders } from '../testing/staff-headers.ts';
import { jobHandlers } from '../testing/job-handlers.ts';
import { takeJobs } from '../testing/take-jobs.ts';

const servers = twoCounterServers();
let owner: OwnerQueries;
let one: OrderServer;
let two: OrderServer;
let mails: CodeMailer;
const stores = (...ids: number[]) => ids as unknown as readonly StoreId[];

beforeAll(() => {
  ({ one, two, owner, mails } = servers);
});

const luis = { name: 'Luis Rojas', email: 'Luis@Example.cl', role: 'manager', store_ids: [1] };
const read = (staff: TestStaff, path: string) =>
  callCounter(one, path, { method: 'GET', headers: staff.headers });
const invite = (staff: TestStaff, body: object = luis, key?: string) =>
  writeAsStaff(one, staff, ['POST', 'staff', body], key);
const remove = (staff: TestStaff, id: string, server = one, kept: readonly string[] = []) =>
  writeAsStaff(server, staff, ['POST', `staff/${id}/removal`, { kept_device_ids: kept }]);
const change = (staff: TestStaff, id: string, body: object, server = one) =>
  writeAsStaff(server, staff, ['PATCH', `staff/${id}`, body]);

test('an owner invites a person once for each key, and the mail’s link fills in the email and opens nothing', async () => {
  const boss = await createTestStaff(one, { role: 'owner' });
  const invited = await invite(boss, luis, 'one');
  expect(invited.status).toBe(201);
  expect(await invite(boss, luis, 'one')).toEqual(invited);
  expect(await invite(boss, luis, 'two')).toMatchObject({ status: 409, body: { code: 1028 } });
  const jobs = await takeJobs(owner, 'send-staff-invitation');
  expect(jobs).toHaveLength(1);
  const sent: Mail[] = [];
  const handlers = jobHandlers(one.deps, async (mail) => void sent.push(mail));
  await handlers['send-staff-invitation'](jobs[0]?.payload as never);
  expect(sent[0]).toMatchObject({
    to: 'luis@example.cl',
    subject: expect.stringContaining('Te invitaron al mostrador de'),
    text: expect.stringContaining('/mostrador#correo=luis%40example.cl'),
  });
  const { body } = await signInByCode(one, mails, 'luis@example.cl');
  expect(body).toMatchObject({ person: { name: 'Luis Rojas', role: 'manager' }, storeIds: [1] });
});

test('an invitation without a name, an email or a store of the brand is refused by its field', async () => {
  const boss = await createTestStaff(one, { role: 'owner' });
  const fields = async (changes: object) =>
    (await invite(boss, { ...luis, ...changes })).body.metadata.fields;
  expect(await fields({ name: 'L', email: 'luis' })).toMatchObject({
    name: { key: 'minLength' },
    email: { key: 'email' },
  });
  expect(await fields({ store_ids: [] })).toMatchObject({ storeIds: { key: 'required' } });
  expect(await invite(boss, { ...luis, store_ids: [1, 999] })).toMatchObject({
    status: 422,
    body: { code: 1025 },
  });
  expect(await owner.rows('burger', `select from staff where name = 'Luis Rojas'`)).toEqual([]);
});

test('a manager reads the people of the own stores and changes nobody, and crew reads nobody', async () => {
  const boss = await createTestStaff(one, { role: 'owner' });
  const manager = await createTestStaff(one, { role: 'manager', storeIds: stores(1) });
  const near = await createTestStaff(one, { storeIds: stores(1, 2) });
  const far = await createTestStaff(one, { storeIds: stores(2) });
  const ids = async (staff: TestStaff) =>
    (await read(staff, 'staff')).body.map(({ id }: { id: string }) => id).toSorted();
  expect(await ids(boss)).toEqual(
    [boss, manager, near, far].map(({ staffId }) => staffId as string).toSorted(),
  );
  expect(await ids(manager)).toEqual(
    [boss, manager, near].map(({ staffId }) => staffId as string).toSorted(),
  );
  for (const { status } of [
    await invite(manager),
    await remove(manager, near.staffId),
    await read(near, 'staff'),
    await read(manager, 'devices'),
    await read(near, 'actions'),
  ])
    expect(status).toBe(403);
});

test('a change of role or stores and a removal end the sessions of a person on every server at once', async () => {
  const boss = await createTestStaff(one, { role: 'owner' });
  const cook = await createTestStaff(one, { storeIds: stores(1) });
  expect((await readMe(two, cook.token)).status).toBe(200);
  expect((await change(boss, cook.staffId, { role: 'manager', store_ids: 'all' })).status).toBe(
    200,
  );
  expect((await readMe(two, cook.token)).status).toBe(401);
  const { body } = await signInByCode(one, mails, `staff-${cook.staffId}@example.com`);
  expect(body).toMatchObject({ person: { role: 'manager' }, storeIds: 'all' });
  one.setClock(noon + 1);
  const own = await signInByCode(one, mails, `staff-${cook.staffId}@example.com`, {
    isShared: false,
  });
  expect((await remove(boss, cook.staffId)).status).toBe(200);
  for (const token of [body.token, own.body.token])
    expect((await readMe(two, token)).status).toBe(401);
  const headers = deviceHeaders(own.body.deviceToken);
  expect((await callCounter(two, 'people', { method: 'GET', headers })).status).toBe(404);
  expect((await remove(boss, cook.staffId)).status).toBe(404);
  expect((await change(boss, cook.staffId, { role: 'crew', store_ids: 'all' })).status).toBe(404);
  expect((await invite(boss, { ...luis, email: `staff-${cook.staffId}@example.com` })).status).toBe(
    201,
  );
});

test('staff of another brand does not exist for an owner', async () => {
  const boss = await createTestStaff(one, { role: 'owner' });
  const sushi = await createTestStaff(one, { role: 'crew', tenant: 'sushi' });
  expect((await remove(boss, sushi.staffId)).status).toBe(404);
  expect((await writeAsStaff(one, boss, ['DELETE', `devices/${sushi.deviceId}`])).status).toBe(404);
  expect((await readMe(one, sushi.token)).status).toBe(401);
});

test('the last owner stays, also when two owners remove or demote each other at once', async () => {
  for (let round = 0; round < 6; round += 1) {
    await owner.rows('burger', 'delete from staff');
    const [ana, eva] = [
      await createTestStaff(one, { role: 'owner' }),
      await createTestStaff(one, { role: 'owner' }),
    ];
    await Promise.all([read(ana, 'staff'), read(eva, 'staff')]);
    const demoted = { role: 'crew', store_ids: 'all' };
    const answers = await Promise.all([
      remove(ana, eva.staffId, one),
      round % 2 === 0 ? remove(eva, ana.staffId, two) : change(eva, ana.staffId, demoted, two),
    ]);
    const owners = await owner.rows(
      'burger',
      `select from staff where role = 'owner' and ended_at is null`,
    );
    expect(owners, JSON.stringify(answers)).toHaveLength(1);
  }
  const alone = await createTestStaff(one, { role: 'owner', tenant: 'sushi' });
  expect(
    await callCounter(one, `staff/${alone.staffId}/removal`, {
      tenant: 'sushi',
      body: { kept_device_ids: [] },
      headers: { ...alone.headers, 'idempotency-key': 'me' },
    }),
  ).toMatchObject({ status: 422, body: { code: 1020, metadata: { reason: 'LAST_OWNER' } } });
});

test('an owner sees the devices and removes one, with the sessions on it', async () => {
  const boss = await createTestStaff(one, { role: 'owner' });
  const cook = await createTestStaff(one);
  const { body } = await read(boss, 'devices');
  expect(body).toHaveLength(2);
  expect(body.find(({ id }: { id: string }) => id === boss.deviceId)).toMatchObject({
    name: 'Tablet',
    isShared: true,
    addedBy: 'Rosa Pinto',
    isThis: true,
  });
  expect((await writeAsStaff(one, boss, ['DELETE', `devices/${cook.deviceId}`])).status).toBe(200);
  expect((await readMe(two, cook.token)).status).toBe(401);
  expect((await read(boss, 'devices')).body).toHaveLength(1);
});

test('the audit list names who changed whom, on which device, and a manager reads the own stores alone', async () => {
  const boss = await createTestStaff(one, { role: 'owner' });
  const manager = await createTestStaff(one, { role: 'manager', storeIds: stores(1) });
  const { body: invited } = await invite(boss);
  await change(boss, invited.id, { role: 'crew', store_ids: [1, 1] });
  await remove(boss, invited.id);
  const { body } = await read(boss, 'actions');
  expect(body.next).toBeNull();
  expect(body.actions.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'staff.change',
    'staff.invite',
    'staff.remove',
  ]);
  expect(body.actions.find(({ kind }: { kind: string }) => kind === 'staff.change')).toMatchObject({
    storeId: null,
    subject: invited.id,
    subjectName: 'Luis Rojas',
    detail: { role: 'crew', storeIds: [1] },
    person: { id: boss.staffId, name: 'Rosa Pinto' },
    device: 'Tablet',
    at: new Date(noon).toISOString(),
  });
  expect((await read(manager, 'actions')).body.actions).toEqual([]);
  expect((await read(manager, 'actions?store_id=2')).status).toBe(404);
  expect(JSON.stringify(body)).not.toContain('luis@example.cl');
});

test('the audit list has pages and filters by store, person, kind and day of the store’s zone', async () => {
  const boss = await createTestStaff(one, { role: 'owner' });
  const manager = await createTestStaff(one, { role: 'manager', storeIds: stores(1) });
  const at = (instant: string, storeId: number, staff: TestStaff, kind = 'store.busy') =>
    owner.rows(
      'burger',
      `insert into counter_actions (tenant_id, id, store_id, staff_id, device_id, at, kind, subject,
        detail, request_key, body_hash)
        values ('burger', gen_random_uuid(), $1, $2, $3, $4, $5, '', '{}', gen_random_uuid()::text,
          '')`,
      [storeId, staff.staffId, staff.deviceId, instant, kind],
    );
  await at('2026-11-21T02:59:59Z', 1, boss);
  await at('2026-11-21T03:00:00Z', 1, boss);
  await at('2026-11-22T02:59:59Z', 2, manager, 'store.pause');
  await at('2026-11-22T03:00:00Z', 2, manager);
  const found = async (query: string, staff = boss) =>
    (await read(staff, `actions?${query}`)).body.actions.map(
      ({ at: time }: { at: string }) => time,
    );
  expect(await found('day=2026-11-21')).toEqual([
    '2026-11-22T02:59:59.000Z',
    '2026-11-21T03:00:00.000Z',
  ]);
  expect(await found('store_id=2')).toHaveLength(2);
  expect(await found(`staff_id=${boss.staffId}`)).toHaveLength(2);
  expect(await found('kind=store.pause')).toHaveLength(1);
  expect(await found('', manager)).toHaveLength(2);
  for (const day of ['2026-02-31', 'today', '0000-01-01', '0001-01-01', '1999-12-31', '2101-01-01'])
    expect((await read(boss, `actions?day=${day}`)).status, day).toBe(422);
  for (const day of ['2000-01-01', '2100-12-31'])
    expect((await read(boss, `actions?day=${day}`)).status, day).toBe(200);
  for (let more = 0; more < 60; more += 1) await at('2026-11-20T12:00:00Z', 1, boss);
  const seen = new Set<string>();
  let next: string | null = null;
  do {
    const { body } = await read(boss, `actions${next === null ? '' : `?after=${next}`}`);
    for (const { id } of body.actions) seen.add(id);
    next = body.next;
  } while (next !== null);
  expect(seen.size).toBe(64);
});

test('a removal ends the shared devices that only that person added, and keeps those that the owner names', async () => {
  const boss = await createTestStaff(one, { role: 'owner' });
  const cook = await createTestStaff(one);
  const email = `staff-${cook.staffId}@example.com`;
  const tablets = [];
  for (let at = 1; at < 4; at += 1) {
    one.setClock(noon + at);
    tablets.push((await signInByCode(one, mails, email)).body);
  }
  const [kept, ended, approved] = tablets;
  await writeAsStaff(one, boss, ['POST', `devices/${approved.device.id}/approval`]);
  const { body: devices } = await read(boss, 'devices');
  const alone = devices.filter(({ endsWith }: { endsWith: string }) => endsWith === cook.staffId);
  expect(alone.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [cook.deviceId, kept.device.id, ended.device.id].toSorted(),
  );
  const wrong = await remove(boss, cook.staffId, one, [approved.device.id]);
  expect(wrong).toMatchObject({ status: 422, body: { code: 1025 } });
  expect((await readMe(two, kept.token)).status, 'nothing was done').toBe(200);
  expect((await remove(boss, cook.staffId, one, [kept.device.id])).status).toBe(200);
  const statusOf = async ({ deviceToken }: { deviceToken: string }) => {
    const headers = deviceHeaders(deviceToken);
    return (await callCounter(two, 'people', { method: 'GET', headers })).status;
  };
  expect(await Promise.all([kept, ended, approved].map(statusOf))).toEqual([200, 404, 200]);
  expect(await statusOf(cook)).toBe(404);
  for (const { token } of [...tablets, cook])
    expect((await readMe(two, token)).status, 'the person is out everywhere').toBe(401);
  expect((await remove(boss, boss.staffId)).status).toBe(422);
  expect(
    (await read(boss, 'devices')).body.map(({ endsWith }: { endsWith: string }) => endsWith),
  ).toEqual([boss.staffId, boss.staffId, boss.staffId]);
});

test('a device that somebody adds while they are removed ends with them: no names, no PIN', async () => {
  const boss = await createTestStaff(one, { role: 'owner' });
  for (let round = 1; round < 7; round += 1) {
    one.setClock(noon + round * 120_000);
    const cook = await createTestStaff(one);
    const email = `staff-${cook.staffId}@example.com`;
    const asked = await callCounter(one, 'codes', { body: { email } });
    const code = await mails.code(email);
    const [signedIn] = await Promise.all([
      callCounter(two, 'sessions', {
        body: {
          email,
          verification_code: code,
          device: { name: 'Tablet', is_shared: true },
        },
        headers: { 'x-login-token': asked.body.loginToken },
      }),
      remove(boss, cook.staffId),
    ]);
    const headers = deviceHeaders(signedIn.body.deviceToken);
    expect((await callCounter(one, 'people', { method: 'GET', headers })).status).toBe(404);
  }
});
