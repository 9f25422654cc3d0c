import type { StoreId } from '@comanda/domain/ids.ts';
import { beforeAll, expect, test } from 'vitest';
import { askForCode, type CodeMailer, verifyCode } from '../testing/code-mails.ts';
import {
  addStaff,
  askForCounterCode,
  callCounter,
  choosePin,
  readMe,
  signInByCode,
  signInByPin,
} from '../testing/counter-staff.ts';
import { noon, type OrderServer } from '../testing/order-server.ts';
import type { OwnerQueries } from '../testing/owner-queries.ts';
import { callForCookies } from '../testing/shopper.ts';
import { twoCounterServers } from '../testing/two-counter-servers.ts';
import { deviceHeaders, staffHeaders } from '../testing/staff-headers.ts';

const servers = twoCounterServers({ trustsProxy: true });
let owner: OwnerQueries;
let one: OrderServer;
let two: OrderServer;
let mails: CodeMailer;
const minute = 60_000;
const stores = (...ids: number[]) => ids as unknown as readonly StoreId[];

beforeAll(() => {
  ({ one, two, owner, mails } = servers);
});

const wrongPin = (triesLeft: number) => ({
  status: 422,
  body: { code: 1027, metadata: { triesLeft } },
});

test('a staff member signs in by a mailed code, and the session tells who they are and what they reach', async () => {
  const id = await addStaff(one, { email: 'rosa@example.cl', storeIds: stores(1) });
  const signedIn = await signInByCode(one, mails, 'rosa@example.cl', {
    name: ' Tablet  parrilla ',
  });
  expect(signedIn).toMatchObject({
    status: 200,
    body: {
      person: { id, name: 'Rosa Pinto', role: 'crew', hasPin: false },
      device: { name: 'Tablet parrilla', isShared: true },
      storeIds: [1],
      expiresAt: new Date(noon + 12 * 60 * minute).toISOString(),
      wrongPins: 0,
    },
  });
  expect(await readMe(two, signedIn.body.token)).toMatchObject({
    status: 200,
    body: {
      person: { id, name: 'Rosa Pinto', role: 'crew', hasPin: false },
      device: { name: 'Tablet parrilla', isShared: true },
      storeIds: [1],
      stores: [{ id: 1, timeZone: 'America/Santiago' }],
      now: new Date(noon).toISOString(),
    },
  });
  one.setClock(noon + 1);
  const own = await signInByCode(one, mails, 'rosa@example.cl', { isShared: false });
  expect(own.body.expiresAt).toBe(new Date(noon + 1 + 30 * 24 * 60 * minute).toISOString());
  two.setClock(noon + 12 * 60 * minute);
  expect((await readMe(two, signedIn.body.token)).status).toBe(401);
  expect((await readMe(two, own.body.token)).status).toBe(200);
});

test('an email that is no staff member’s gets the same answer and the same rows, and no mail', async () => {
  await addStaff(one, { email: 'rosa@example.cl' });
  const known = await askForCounterCode(one, 'rosa@example.cl');
  const unknown = await askForCounterCode(one, 'nadie@example.cl');
  expect({ ...unknown, body: Object.keys(unknown.body) }).toEqual({
    ...known,
    body: Object.keys(known.body),
  });
  await mails.run('rosa@example.cl');
  await mails.run('nadie@example.cl');
  expect(mails.sent.map(({ to }) => to)).toEqual(['rosa@example.cl']);
  expect(mails.sent[0]?.subject).toContain('mostrador');
  expect(mails.sent[0]?.text).not.toMatch(/oobCode/u);
});

test('a code of the counter opens no account, and a code of a shopper opens no counter', async () => {
  await addStaff(one, { email: 'rosa@example.cl' });
  const asked = await askForCounterCode(one, 'rosa@example.cl');
  const code = await mails.code('rosa@example.cl');
  expect(await verifyCode(one, 'rosa@example.cl', code, asked.body.loginToken)).toMatchObject(
    wrongPin(0),
  );
  one.setClock(noon + 1);
  const shopper = await askForCode(one, 'rosa@example.cl');
  const shopperCode = await mails.code('rosa@example.cl');
  const body = {
    email: 'rosa@example.cl',
    verification_code: shopperCode,
    device: { name: 'Tablet', is_shared: true },
  };
  const headers = { 'x-login-token': String(shopper.body.loginToken) };
  expect(await callCounter(one, 'sessions', { body, headers })).toMatchObject(wrongPin(0));
  expect(
    (await verifyCode(one, 'rosa@example.cl', shopperCode, shopper.body.loginToken)).status,
  ).toBe(200);
});

test('somebody who left between the code and its use is refused like a wrong code', async () => {
  await addStaff(one, { email: 'rosa@example.cl' });
  const asked = await askForCounterCode(one, 'rosa@example.cl');
  const code = await mails.code('rosa@example.cl');
  await owner.rows('burger', `update staff set ended_at = now()`);
  const body = {
    email: 'rosa@example.cl',
    verification_code: code,
    device: { name: 'T', is_shared: true },
  };
  const headers = { 'x-login-token': String(asked.body.loginToken) };
  expect(await callCounter(one, 'sessions', { body, headers })).toMatchObject(wrongPin(0));
});

test('on an approved tablet the people of its stores sign in with their PIN, and each is somebody else', async () => {
  const rosa = await addStaff(one, {
    email: 'rosa@example.cl',
    role: 'manager',
    storeIds: stores(1),
  });
  const luis = await addStaff(one, {
    email: 'luis@example.cl',
    storeIds: stores(1),
    name: 'Luis Rojas',
  });
  const far = await addStaff(one, {
    email: 'far@example.cl',
    storeIds: stores(2),
    name: 'Ana Lejos',
  });
  const { body: tablet } = await signInByCode(one, mails, 'rosa@example.cl');
  const phone = await signInByCode(one, mails, 'luis@example.cl', { isShared: false });
  expect((await choosePin(one, phone.body.token, '4071')).status).toBe(204);
  const headers = deviceHeaders(tablet.deviceToken);
  expect((await callCounter(two, 'people', { method: 'GET', headers })).body).toEqual({
    device: tablet.device,
    people: [
      { id: luis, name: 'Luis Rojas', hasPin: true, needsCode: false },
      { id: rosa, name: 'Rosa Pinto', hasPin: false, needsCode: false },
    ],
  });
  const signedIn = await signInByPin(two, tablet.deviceToken, luis, '4071');
  expect(signedIn).toMatchObject({ status: 200, body: { person: { id: luis }, storeIds: [1] } });
  expect((await readMe(one, signedIn.body.token)).body.person.name).toBe('Luis Rojas');
  expect((await signInByPin(two, tablet.deviceToken, far, '4071')).status).toBe(404);
  expect((await signInByPin(two, phone.body.deviceToken, rosa, '4071')).status).toBe(404);
  expect((await signInByPin(two, 'burger.x', luis, '4071')).status).toBe(404);
  expect(
    (await callCounter(two, 'people', { method: 'GET', headers, tenant: 'sushi' })).status,
  ).toBe(404);
});

test('a lock ends the session and keeps the device, and a sign-out ends the device with every session on it', async () => {
  const rosa = await addStaff(one, { email: 'rosa@example.cl' });
  const { body: tablet } = await signInByCode(one, mails, 'rosa@example.cl');
  await choosePin(one, tablet.token, '4071');
  const end = (path: string, token: string) =>
    callCounter(one, path, { method: 'DELETE', headers: staffHeaders(token) });
  expect((await end('session', tablet.token)).status).toBe(204);
  expect((await readMe(two, tablet.token)).status).toBe(401);
  const first = await signInByPin(two, tablet.deviceToken, rosa, '4071');
  const second = await signInByPin(one, tablet.deviceToken, rosa, '4071');
  expect((await end('device', second.body.token)).status).toBe(204);
  for (const { body } of [first, second]) expect((await readMe(two, body.token)).status).toBe(401);
  expect((await signInByPin(one, tablet.deviceToken, rosa, '4071')).status).toBe(404);
});

test('the tokens of a sign-in come in cookies that no script reads, over HTTPS in secure ones, and no answer has them', async () => {
  const rosa = await addStaff(one, { email: 'rosa@example.cl' });
  const { body: tablet, cookies } = await signInByCode(one, mails, 'rosa@example.cl');
  await choosePin(one, tablet.token, '4071');
  const names = ['counter-session', 'counter-device'];
  const ends = 'Path=/v1/counter; Max-Age=SECONDS; HttpOnly; SameSite=Strict';
  const shapes = (all: readonly string[]) =>
    all.map((cookie) =>
      cookie.replace(/=burger\.[\w-]{43};/, '=TOKEN;').replace(/Age=\d+/, 'Age=SECONDS'),
    );
  expect(shapes(cookies)).toEqual(names.map((name) => `${name}=TOKEN; ${ends}`));
  expect(cookies.map((cookie) => /Max-Age=(\d+)/.exec(cookie)?.[1])).toEqual(['43200', '31536000']);
  const answer = await fetch(`${one.origin}/v1/counter/pin_sessions`, {
    method: 'POST',
    headers: {
      ...deviceHeaders(tablet.deviceToken),
      ...{ 'x-tenant': 'burger', 'x-forwarded-proto': 'https', 'content-type': 'application/json' },
    },
    body: JSON.stringify({ staff_id: rosa, pin: '4071' }),
  });
  expect(shapes(answer.headers.getSetCookie())).toEqual(
    names.map((name) => `${name}=TOKEN; ${ends}; Secure`),
  );
  expect(await answer.text()).not.toMatch(/burger\./);
});

test('a sign-in ends the session that the browser had before, a lock leaves the cookies, and a sign-out takes them away', async () => {
  const rosa = await addStaff(one, { email: 'rosa@example.cl' });
  const { body: tablet } = await signInByCode(one, mails, 'rosa@example.cl');
  await choosePin(one, tablet.token, '4071');
  const both = `counter-session=${tablet.token}; counter-device=${tablet.deviceToken}`;
  const next = await callCounter(one, 'pin_sessions', {
    body: { staff_id: rosa, pin: '4071' },
    headers: { cookie: both },
  });
  expect(next.status).toBe(200);
  expect((await readMe(two, tablet.token)).status).toBe(401);
  expect((await readMe(two, next.body.token)).status).toBe(200);
  const end = (path: string, token: string) =>
    callForCookies(one, `/v1/counter/${path}`, {
      method: 'DELETE',
      headers: { ...staffHeaders(token), 'x-tenant': 'burger' },
    });
  expect((await end('session', next.body.token)).cookies).toEqual([]);
  const last = await signInByPin(one, tablet.deviceToken, rosa, '4071');
  expect((await end('device', last.body.token)).cookies).toEqual(
    ['session', 'device'].map(
      (name) => `counter-${name}=; Path=/v1/counter; Max-Age=0; HttpOnly; SameSite=Strict`,
    ),
  );
});

test('a new PIN needs the old one, except in the minutes after a mailed code', async () => {
  const rosa = await addStaff(one, { email: 'rosa@example.cl' });
  const { body: tablet } = await signInByCode(one, mails, 'rosa@example.cl');
  expect(await choosePin(one, tablet.token, '1234')).toMatchObject({
    status: 422,
    body: { code: 1001 },
  });
  expect((await choosePin(one, tablet.token, '4071')).status).toBe(204);
  expect((await choosePin(one, tablet.token, '8302')).status).toBe(204);
  const { body: byPin } = await signInByPin(one, tablet.deviceToken, rosa, '8302');
  expect(await choosePin(one, byPin.token, '4071')).toMatchObject(wrongPin(4));
  expect(await choosePin(one, byPin.token, '4071', '0000')).toMatchObject(wrongPin(3));
  expect((await choosePin(one, byPin.token, '4071', '8302')).status).toBe(204);
  one.setClock(noon + 16 * minute);
  expect(await choosePin(one, tablet.token, '8302')).toMatchObject(wrongPin(4));
  expect((await signInByPin(one, tablet.deviceToken, rosa, '4071')).status).toBe(200);
});

test('a device that somebody of another store takes over becomes a new one, and the old one ends', async () => {
  await addStaff(one, { email: 'rosa@example.cl', storeIds: stores(1) });
  await addStaff(one, { email: 'ana@example.cl', storeIds: stores(2), name: 'Ana Lejos' });
  const { body: tablet } = await signInByCode(one, mails, 'rosa@example.cl');
  const { body: taken } = await signInByCode(one, mails, 'ana@example.cl', {
    token: tablet.deviceToken,
  });
  expect(taken.deviceToken).not.toBe(tablet.deviceToken);
  expect((await readMe(two, tablet.token)).status).toBe(401);
  const headers = deviceHeaders(taken.deviceToken);
  const { body } = await callCounter(one, 'people', { method: 'GET', headers });
  expect(body.people.map(({ name }: { name: string }) => name)).toEqual(['Ana Lejos']);
});

test('each sign-in stands in the audit list with its device', async () => {
  const rosa = await addStaff(one, { email: 'rosa@example.cl' });
  const { body: tablet } = await signInByCode(one, mails, 'rosa@example.cl');
  await choosePin(one, tablet.token, '4071');
  await signInByPin(one, tablet.deviceToken, rosa, '0000');
  await signInByPin(one, tablet.deviceToken, rosa, '4071');
  expect(
    await owner.rows(
      'burger',
      `select kind, subject, detail, staff_id from counter_actions order by detail ->> 'with'`,
    ),
  ).toEqual(
    [
      { with: 'code', wrongPins: 0 },
      { with: 'pin', wrongPins: 1 },
    ].map((detail) => ({
      kind: 'session.begin',
      subject: tablet.device.id,
      detail,
      staff_id: rosa,
    })),
  );
});
