import { beforeAll, expect, test } from 'vitest';
import { askForCode, type CodeMailer, verifyCode } from '../testing/code-mails.ts';
import {
  addStaff,
  askForCounterCode,
  callCounter,
  signInByCode,
} from '../testing/counter-staff.ts';
import { noon, type OrderServer } from '../testing/order-server.ts';
import { twoCounterServers } from '../testing/two-counter-servers.ts';
import { deviceHeaders, staffHeaders } from '../testing/staff-headers.ts';

const servers = twoCounterServers({ trustsProxy: true });
let one: OrderServer;
let mails: CodeMailer;
const hour = 3_600_000;
const carmen = 'carmen@example.cl';

beforeAll(() => {
  ({ one, mails } = servers);
});

/** Asks for the code of an email at the counter, with the device's token and from an address. */
const ask = (email: string, { token, address }: { token?: string; address?: string } = {}) =>
  callCounter(one, 'codes', {
    body: { email },
    headers: {
      ...(token === undefined ? {} : deviceHeaders(token)),
      'x-forwarded-for': address,
    },
  });

test('five codes that strangers ask for at the shop leave the counter’s codes of that email, and the other way round', async () => {
  await addStaff(one, { email: carmen, role: 'owner' });
  for (let at = 0; at < 5; at += 1) expect((await askForCode(one, carmen)).status).toBe(200);
  expect((await askForCode(one, carmen)).status).toBe(429);
  for (let at = 0; at < 5; at += 1) expect((await askForCounterCode(one, carmen)).status).toBe(200);
  expect((await askForCounterCode(one, carmen)).status).toBe(429);
});

test('ten wrong codes at the shop’s login leave the counter’s codes at six digits', async () => {
  await addStaff(one, { email: carmen, role: 'owner' });
  for (let code = 0; code < 2; code += 1) {
    one.setClock(noon + code);
    const asked = await askForCode(one, carmen);
    for (let at = 0; at < 5; at += 1)
      await verifyCode(one, carmen, '000000', String(asked.body.loginToken));
  }
  expect((await askForCode(one, carmen)).body.codeLength).toBe(10);
  expect((await askForCounterCode(one, carmen)).body.codeLength).toBe(6);
});

test('strangers who spend the counter’s codes of an email, of a network and of a brand keep no device of it out', async () => {
  await addStaff(one, { email: carmen, role: 'owner' });
  const { body: tablet } = await signInByCode(one, mails, carmen);
  one.setClock(noon + hour);
  for (let at = 0; at < 6; at += 1) await ask(carmen, { address: '198.51.100.7' });
  for (let site = 0; site < 60; site += 1)
    await ask(`x${site}@example.cl`, { address: `2001:db8:${site.toString(16)}::1` });
  expect((await ask('y@example.cl', { address: '198.51.100.9' })).status).toBe(429);
  const token = tablet.deviceToken;
  for (let at = 0; at < 5; at += 1) {
    const address = '198.51.100.7';
    expect((await ask(carmen, { token, address })).status).toBe(200);
  }
  expect((await ask(carmen, { token })).status, 'the device has a limit too').toBe(429);
  expect((await ask(carmen, { token: 'burger.made-up' })).status).toBe(429);
});

test('a device gets twenty codes an hour for all emails together, and a removed one is a stranger', async () => {
  await addStaff(one, { email: carmen, role: 'owner' });
  const { body: tablet } = await signInByCode(one, mails, carmen);
  const token = tablet.deviceToken;
  for (let at = 0; at < 20; at += 1)
    expect((await ask(`p${at % 10}@example.cl`, { token })).status).toBe(200);
  expect((await ask('q@example.cl', { token })).status).toBe(429);
  expect((await ask('q@example.cl')).status).toBe(200);
  const headers = staffHeaders(tablet.token);
  await callCounter(one, 'device', { method: 'DELETE', headers });
  expect((await ask('q@example.cl', { token })).status, 'counted as anybody’s').toBe(200);
});
