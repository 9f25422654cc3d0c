import type { StaffRole } from '@comanda/domain/session/role.ts';
import type { StaffId } from '@comanda/domain/ids.ts';
import { beforeAll, expect, test } from 'vitest';
import type { Mail } from '../mail/mail.ts';
import type { CodeMailer } from '../testing/code-mails.ts';
import {
  addStaff,
  callCounter,
  choosePin,
  readMe,
  signInByCode,
  signInByPin,
} from '../testing/counter-staff.ts';
import { noon, type OrderServer } from '../testing/order-server.ts';
import type { OwnerQueries } from '../testing/owner-queries.ts';
import { twoCounterServers } from '../testing/two-counter-servers.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';
import { jobHandlers } from '../testing/job-handlers.ts';
import { deviceHeaders, staffHeaders } from '../testing/staff-headers.ts';
import { takeJobs } from '../testing/take-jobs.ts';

const servers = twoCounterServers();
let owner: OwnerQueries;
let one: OrderServer;
let two: OrderServer;
let mails: CodeMailer;
const [minute, hour] = [60_000, 3_600_000];
let time = noon;

beforeAll(() => {
  ({ one, two, owner, mails } = servers);
});

const wrongPin = (triesLeft: number) => ({
  status: 422,
  body: { code: 1027, metadata: { triesLeft } },
});

/** Both servers' clock goes on, so that each code of a test is a new one. */
function pass(ms: number): void {
  time += ms;
  for (const server of [one, two]) server.setClock(time);
}

/** Signs a person in by a code, on the device of `token` or on a new shared one. */
async function enter(email: string, token?: string) {
  pass(minute);
  const { body } = await signInByCode(one, mails, email, { ...(token && { token }) });
  return body;
}

/** Adds a person with a PIN, which they chose on a phone of their own. */
async function addWithPin(name: string, role: StaffRole, pin: string): Promise<StaffId> {
  const email = `${name.toLowerCase()}@example.cl`;
  const id = await addStaff(one, { email, role, name: `${name} Rojas` });
  pass(minute);
  const phone = await signInByCode(one, mails, email, { isShared: false });
  expect((await choosePin(one, phone.body.token, pin)).status).toBe(204);
  return id;
}

const people = async (token: string) => {
  const headers = deviceHeaders(token);
  const { body } = await callCounter(one, 'people', { method: 'GET', headers });
  return body.people as { id: string; needsCode: boolean }[];
};
const namesOn = async (token: string) => (await people(token)).map(({ id }) => id);
const approve = (token: string, deviceId: string) =>
  writeAsStaff(one, { headers: staffHeaders(token) }, ['POST', `devices/${deviceId}/approval`]);

/** Runs the waiting jobs of a kind and returns the mails that they sent. */
async function sentBy(job: 'send-wrong-pins-notice' | 'send-new-device-notice'): Promise<Mail[]> {
  const jobs = await takeJobs(owner, job);
  const sent: Mail[] = [];
  const handlers = jobHandlers(one.deps, async (mail) => void sent.push(mail));
  for (const { payload } of jobs) await handlers[job](payload as never);
  return sent;
}

test('a shared device that crew adds takes the PIN of nobody who never signed in on it, and names nobody else', async () => {
  const boss = await addWithPin('Carmen', 'owner', '4071');
  const rosa = await addWithPin('Rosa', 'crew', '8302');
  const luis = await addWithPin('Luis', 'crew', '5170');
  const tablet = await enter('rosa@example.cl');
  expect(tablet.device.approvedAs).toBeNull();
  expect(await namesOn(tablet.deviceToken)).toEqual([rosa]);
  for (const [id, pin] of [
    [boss, '4071'],
    [luis, '5170'],
  ] as const)
    expect((await signInByPin(two, tablet.deviceToken, id, pin)).status).toBe(404);
  expect(await owner.rows('burger', 'select from staff_wrong_pins')).toEqual([]);
  await enter('luis@example.cl', tablet.deviceToken);
  expect((await signInByPin(two, tablet.deviceToken, luis, '5170')).status).toBe(200);
  expect((await signInByPin(two, tablet.deviceToken, boss, '4071')).status).toBe(404);
});

test('a manager opens a device to the PINs of crew and managers, an owner to those of owners too, and crew to none', async () => {
  const boss = await addWithPin('Carmen', 'owner', '4071');
  const luis = await addWithPin('Luis', 'manager', '5170');
  const rosa = await addWithPin('Rosa', 'crew', '8302');
  const tablet = await enter('rosa@example.cl');
  const { deviceToken, device } = tablet;
  expect((await approve(tablet.token, device.id)).status).toBe(403);
  const manager = await enter('luis@example.cl', deviceToken);
  const elsewhere = await enter('luis@example.cl');
  expect((await approve(elsewhere.token, device.id)).status, 'not this device').toBe(404);
  expect((await approve(manager.token, device.id)).status).toBe(200);
  expect((await namesOn(deviceToken)).toSorted()).toEqual([luis, rosa].map(String).toSorted());
  expect((await signInByPin(two, deviceToken, boss, '4071')).status).toBe(404);
  const here = await enter('carmen@example.cl');
  expect((await approve(here.token, device.id)).status).toBe(200);
  expect((await signInByPin(two, deviceToken, boss, '4071')).status).toBe(200);
  const { body } = await callCounter(one, 'devices', {
    method: 'GET',
    headers: staffHeaders(here.token),
  });
  expect(body.find(({ id }: { id: string }) => id === device.id).approvedAs).toBe('owner');
  expect((await approve(here.token, boss)).status).toBe(404);
});

test('an approval ends with the work or the role of who gave it', async () => {
  const luis = await addWithPin('Luis', 'manager', '5170');
  const rosa = await addWithPin('Rosa', 'crew', '8302');
  const { deviceToken } = await enter('luis@example.cl');
  expect(await namesOn(deviceToken)).toContain(String(rosa));
  await owner.rows('burger', `update staff set role = 'crew' where id = $1`, [luis]);
  expect(await namesOn(deviceToken)).toEqual([luis]);
  expect((await signInByPin(one, deviceToken, rosa, '8302')).status).toBe(404);
});

test('five wrong PINs in a person’s name lock the device for that person alone, also with right PINs of a colleague in between', async () => {
  await addWithPin('Carmen', 'owner', '4071');
  const luis = await addWithPin('Luis', 'crew', '5170');
  const rosa = await addWithPin('Rosa', 'crew', '8302');
  const { deviceToken } = await enter('carmen@example.cl');
  const pin = (id: string, text: string) => signInByPin(one, deviceToken, id, text);
  for (const left of [4, 3, 2, 1, 0]) {
    expect(await pin(luis, '0000')).toMatchObject(wrongPin(left));
    expect((await pin(rosa, '8302')).status).toBe(200);
  }
  expect(await pin(luis, '5170'), 'the right one').toMatchObject(wrongPin(0));
  expect((await people(deviceToken)).filter(({ needsCode }) => needsCode)).toMatchObject([
    { id: luis },
  ]);
});

test('a mailed code forgets the wrong PINs of its own person alone', async () => {
  const boss = await addWithPin('Carmen', 'owner', '4071');
  const luis = await addWithPin('Luis', 'crew', '5170');
  const { deviceToken } = await enter('carmen@example.cl');
  for (let at = 0; at < 5; at += 1) {
    await signInByPin(one, deviceToken, boss, '0000');
    await signInByPin(one, deviceToken, luis, '0000');
  }
  expect(await enter('luis@example.cl', deviceToken)).toMatchObject({ deviceToken, wrongPins: 5 });
  expect((await signInByPin(one, deviceToken, luis, '5170')).status).toBe(200);
  expect(await signInByPin(one, deviceToken, boss, '4071')).toMatchObject(wrongPin(0));
  expect(await enter('carmen@example.cl', deviceToken)).toMatchObject({ wrongPins: 5 });
  expect((await signInByPin(one, deviceToken, boss, '4071')).status).toBe(200);
});

test('of forty wrong PINs at once, on two servers, five are compared, and the right one is not accepted after them', async () => {
  const rosa = await addWithPin('Rosa', 'crew', '8302');
  const { deviceToken, token } = await enter('rosa@example.cl');
  for (const server of [one, two])
    await Promise.all(Array.from({ length: 20 }, () => readMe(server, token)));
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      signInByPin(at % 2 === 0 ? one : two, deviceToken, rosa, '0000'),
    ),
  );
  const left = answers.map(({ body }) => body.metadata.triesLeft as number);
  expect(left.filter((tries) => tries > 0).toSorted()).toEqual([1, 2, 3, 4]);
  expect(await owner.rows('burger', 'select wrong from counter_wrong_pins')).toEqual([
    { wrong: 5 },
  ]);
  expect(await signInByPin(two, deviceToken, rosa, '8302')).toMatchObject(wrongPin(0));
});

test('ten wrong PINs of a day on all devices that an owner never used, at once on two servers, end the PIN there, and the own devices go on', async () => {
  const boss = await addWithPin('Carmen', 'owner', '4071');
  await addWithPin('Ana', 'owner', '9264');
  const own = await enter('carmen@example.cl');
  const others = [];
  for (let at = 0; at < 4; at += 1) others.push(await enter('ana@example.cl'));
  for (const server of [one, two])
    await Promise.all(Array.from({ length: 20 }, () => readMe(server, own.token)));
  const tries = others.flatMap(({ deviceToken }) =>
    Array.from({ length: 5 }, (_, at) =>
      signInByPin(at % 2 === 0 ? one : two, deviceToken, boss, '0000'),
    ),
  );
  for (const answer of await Promise.all(tries)) expect(answer.status).toBe(422);
  expect(
    await owner.rows('burger', 'select sum(wrong)::integer as wrong from counter_wrong_pins'),
  ).toEqual([{ wrong: 10 }]);
  for (const { deviceToken } of others)
    expect(await signInByPin(two, deviceToken, boss, '4071')).toMatchObject(wrongPin(0));
  expect(await people(others[3]?.deviceToken ?? '')).toContainEqual(
    expect.objectContaining({ id: boss, needsCode: true }),
  );
  expect((await signInByPin(two, own.deviceToken, boss, '4071')).status).toBe(200);
  pass(hour);
  const unused = await enter('ana@example.cl');
  expect(await signInByPin(one, unused.deviceToken, boss, '4071')).toMatchObject(wrongPin(0));
  await enter('carmen@example.cl', unused.deviceToken);
  expect((await signInByPin(one, unused.deviceToken, boss, '4071')).status).toBe(200);
  pass(24 * hour);
  const next = await enter('ana@example.cl');
  expect((await signInByPin(one, next.deviceToken, boss, '4071')).status, 'a day later').toBe(200);
});

test('wrong PINs on the devices that a person used leave the PIN on new ones, and a right PIN makes a device one of theirs', async () => {
  const boss = await addWithPin('Carmen', 'owner', '4071');
  const own = await enter('carmen@example.cl');
  for (let round = 0; round < 3; round += 1) {
    for (let at = 0; at < 4; at += 1) await signInByPin(one, own.deviceToken, boss, '0000');
    expect((await signInByPin(one, own.deviceToken, boss, '4071')).status).toBe(200);
  }
  await addWithPin('Ana', 'owner', '9264');
  const other = await enter('ana@example.cl');
  expect((await signInByPin(one, other.deviceToken, boss, '4071')).status).toBe(200);
  for (let round = 0; round < 3; round += 1) {
    for (let at = 0; at < 4; at += 1) await signInByPin(one, other.deviceToken, boss, '0000');
    expect((await signInByPin(one, other.deviceToken, boss, '4071')).status).toBe(200);
  }
});

test('a person is mailed once a day after five wrong PINs in their name on all devices, and the audit list has every lock', async () => {
  const boss = await addWithPin('Carmen', 'owner', '4071');
  await addWithPin('Ana', 'owner', '9264');
  const own = await enter('carmen@example.cl');
  const [first, second] = [await enter('ana@example.cl'), await enter('ana@example.cl')];
  for (let at = 0; at < 4; at += 1)
    await signInByPin(one, [own, first][at % 2]?.deviceToken, boss, '0000');
  expect(await sentBy('send-wrong-pins-notice')).toEqual([]);
  await signInByPin(one, first.deviceToken, boss, '0000');
  const [mail, ...more] = await sentBy('send-wrong-pins-notice');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    to: 'carmen@example.cl',
    text: expect.stringContaining('5 PIN equivocados con tu nombre, el último en «Tablet»'),
  });
  for (let at = 0; at < 5; at += 1) {
    await signInByPin(one, first.deviceToken, boss, '0000');
    await signInByPin(one, second.deviceToken, boss, '0000');
  }
  for (let at = 0; at < 3; at += 1) await signInByPin(one, own.deviceToken, boss, '0000');
  expect(await sentBy('send-wrong-pins-notice')).toEqual([]);
  const locks = await owner.rows(
    'burger',
    `select staff_id, device_id, detail from counter_actions where kind = 'pin.lock' order by id`,
  );
  const lock = (where: string, wrongPins: number, { device }: typeof own) => ({
    ...{ staff_id: boss, device_id: device.id, detail: { where, wrongPins } },
  });
  expect(locks).toHaveLength(4);
  expect(locks).toEqual(
    expect.arrayContaining([
      lock('device', 5, first),
      lock('device', 5, second),
      lock('elsewhere', 10, second),
      lock('device', 5, own),
    ]),
  );
  pass(24 * hour);
  const third = await enter('ana@example.cl');
  for (let at = 0; at < 5; at += 1) await signInByPin(one, third.deviceToken, boss, '0000');
  expect(await sentBy('send-wrong-pins-notice')).toHaveLength(1);
});

test('each owner is mailed about a new shared device, and about a phone nobody is', async () => {
  await addWithPin('Carmen', 'owner', '4071');
  await addWithPin('Ana', 'owner', '9264');
  await addStaff(one, { email: 'luis@example.cl', role: 'manager', name: 'Luis Rojas' });
  expect(await sentBy('send-new-device-notice')).toEqual([]);
  await enter('luis@example.cl');
  const sent = await sentBy('send-new-device-notice');
  expect(sent.map(({ to }) => to)).toEqual(['carmen@example.cl', 'ana@example.cl']);
  expect(sent[0]?.text).toContain('Luis Rojas agregó «Tablet» como dispositivo compartido.');
  expect(sent[0]?.text).toContain('/mostrador/equipo');
});
