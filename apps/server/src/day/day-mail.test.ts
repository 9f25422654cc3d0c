import { dayMs, hourMs } from '@comanda/domain/duration.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Mail } from '../mail/mail.ts';
import { noon } from '../testing/order-server.ts';
import { sellAtCounter } from '../testing/sell-at-counter.ts';
import { callApi } from '../testing/shopper.ts';
import { takeJobs } from '../testing/take-jobs.ts';
import { testServer } from '../testing/test-servers.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';
import { queueDayMails } from './queue-day-mails.ts';
import { sendDayMail } from './send-day-mail.ts';
import { sendDayMailJob } from './send-day-mail.job.ts';

const stores = [
  { id: 1 as StoreId, name: 'Local Ñuñoa' },
  { id: 2 as StoreId, name: 'Local Rapa Nui', timeZone: 'Pacific/Easter' },
];
const shop = testServer(stores.map((store) => testShop('burger', { store })));
/** The night after 21 November, when that day is over at both stores. */
const night = noon + 19 * hourMs;

beforeEach(async () => {
  for (const table of ['ledger_events', 'orders', 'staff', 'jobs'])
    await shop.owner.rows('burger', `delete from ${table}`);
  shop.server.setClock(noon);
});

const switchOn = async (who: TestStaff, isOn = true): Promise<number> =>
  (await writeAsStaff(shop.server, who, ['POST', 'day_mail', { is_on: isOn }])).status;

/** Queues the mails of a night twice, as two processes do, and sends them. */
async function mailsAt(now: number): Promise<Mail[]> {
  shop.server.setClock(now);
  await queueDayMails(shop.server.deps);
  await queueDayMails(shop.server.deps);
  return sendQueued();
}

async function sendQueued(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const sendMail = async (mail: Mail) => void mails.push(mail);
  for (const { payload } of await takeJobs(shop.owner, 'send-day-mail'))
    await sendDayMail({ ...shop.server.deps, sendMail }, sendDayMailJob.read(payload));
  return mails;
}

test('a person who switched it on gets one mail a night with the figures of the own stores', async () => {
  const owner = await createTestStaff(shop.server, { role: 'owner' });
  const manager = await createTestStaff(shop.server, { role: 'manager', storeIds: [2 as StoreId] });
  await createTestStaff(shop.server, { role: 'owner' });
  expect([await switchOn(owner), await switchOn(manager)]).toEqual([204, 204]);
  for (const store of [1, 1, 2]) await sellAtCounter(shop, owner, store);
  const mails = await mailsAt(night);
  expect(mails).toHaveLength(2);
  const [all] = mails.filter(({ text }) => text.includes('Ñuñoa'));
  const [one] = mails.filter(({ text }) => !text.includes('Ñuñoa'));
  expect(all?.subject).toContain('Así fue el sábado 21 de noviembre');
  expect(all?.text).toMatch(/Local Ñuñoa[\s\S]*11\.980[\s\S]*Local Rapa Nui[\s\S]*5\.990/u);
  expect(all?.text).toMatch(/Ventas[\s\S]*17\.970/u);
  expect(all?.text).toContain('/mostrador/numeros');
  expect(one?.text).toMatch(/Ventas[\s\S]*5\.990/u);
});

test('the mail compares the day with the same weekday before', async () => {
  const owner = await createTestStaff(shop.server, { role: 'owner' });
  await switchOn(owner);
  shop.server.setClock(noon - 7 * dayMs);
  const before = await createTestStaff(shop.server, { role: 'owner' });
  await sellAtCounter(shop, before, 1);
  shop.server.setClock(noon);
  for (const store of [1, 1, 2]) await sellAtCounter(shop, owner, store);
  const [mail] = await mailsAt(night);
  expect(mail?.text).toContain('Vendiste 200 % más que el mismo día de la semana pasada.');
});

test('nobody gets a mail about a quiet day, after it was switched off, or after they left', async () => {
  const owner = await createTestStaff(shop.server, { role: 'owner' });
  const boss = await createTestStaff(shop.server, { role: 'owner' });
  await switchOn(owner);
  expect(await mailsAt(night)).toEqual([]);
  shop.server.setClock(noon);
  await sellAtCounter(shop, boss, 1);
  shop.server.setClock(night);
  await queueDayMails(shop.server.deps);
  shop.server.setClock(noon);
  await switchOn(owner, false);
  expect(await sendQueued()).toEqual([]);
  await switchOn(owner);
  await shop.owner.rows('burger', 'update staff set ended_at = now() where id = $1', [
    owner.staffId,
  ]);
  expect(await mailsAt(night)).toEqual([]);
});

test('the mail is off at first, is told with the person, and is not for crew', async () => {
  const owner = await createTestStaff(shop.server, { role: 'owner' });
  const me = async (): Promise<boolean> =>
    (await callApi(shop.server, '/v1/counter/me', { headers: owner.headers })).body.dayMail;
  expect(await me()).toBe(false);
  await switchOn(owner);
  expect(await me()).toBe(true);
  expect(await switchOn(await createTestStaff(shop.server))).toBe(403);
});
