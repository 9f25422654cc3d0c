import type { TenantId } from '@comanda/domain/ids.ts';
import { defaultOrderLimits } from '@comanda/domain/order-limits/order-limits.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from './mail.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestGuest, orderPayload, placeTestOrder } from '../testing/shopper.ts';
import { jobHandlers } from '../testing/job-handlers.ts';
import { limitMails } from './limit-mails.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let sent: string[];

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger'), testShop('sushi')]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
  const orderLimits = { ...defaultOrderLimits, mailsPerRecipientAndDay: 3 };
  for (const brand of ['burger', 'sushi'])
    await owner.rows(brand, 'update tenant_settings set operations = $1', [{ orderLimits }]);
});
beforeEach(async () => {
  sent = [];
  server.setClock(noon);
  for (const brand of ['burger', 'sushi']) await owner.rows(brand, 'delete from mail_counts');
});
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

let mails = 0;
const mailTo = (to: string): Mail => ({
  id: `order-${(mails += 1)}`,
  to,
  fromName: 'Brasa',
  subject: '',
  text: '',
  html: '',
});
const mailer = (brand = 'burger', send = async ({ to }: Mail) => void sent.push(to)) => {
  const deps = { ...server.deps, config: { ...server.deps.config, orderLimits: true } };
  return (to: string) => limitMails(deps, brand as TenantId, send)(mailTo(to));
};

test('of thirty simultaneous mails to one mailbox, in any spelling, three are sent; the rest are dropped and counted', async () => {
  const send = mailer();
  const spellings = ['Ajena@example.com', 'ajena+1@example.com', 'ajena@example.com'];
  await Promise.all(Array.from({ length: 30 }, (_, at) => send(spellings[at % 3] ?? '')));
  expect(sent).toHaveLength(3);
  expect(await server.deps.metrics.text()).toContain(
    'comanda_mails_dropped_total{brand="burger"} 27',
  );
});

test('another mailbox, another brand and another day have their own limits', async () => {
  const send = mailer();
  for (let at = 0; at < 4; at += 1) await send('ajena@example.com');
  await send('otra@example.com');
  await mailer('sushi')('ajena@example.com');
  server.setClock(noon + 86_400_000);
  await send('ajena@example.com');
  expect(sent).toHaveLength(6);
  const rows = await owner.rows('burger', `select day::text, sent from mail_counts`);
  expect(rows, 'the day that is over is forgotten').toEqual([{ day: '2026-11-22', sent: 1 }]);
});

test('a mail that could not be sent does not count', async () => {
  const broken = mailer('burger', () => Promise.reject(new Error('no mail server')));
  for (let at = 0; at < 5; at += 1)
    await expect(broken('ajena@example.com')).rejects.toThrow('no mail server');
  const send = mailer();
  for (let at = 0; at < 4; at += 1) await send('ajena@example.com');
  expect(sent).toHaveLength(3);
});

test('the mail limit stores no address', async () => {
  await mailer()('ajena@example.com');
  const [row] = await owner.rows<{ mailbox: string }>('burger', 'select mailbox from mail_counts');
  expect(row?.mailbox).toMatch(/^[\w-]{22}$/);
});

test('five orders to one address send three receipts, and each job is done', async () => {
  const who = await createTestGuest(server);
  const deps = { ...server.deps, config: { ...server.deps.config, orderLimits: true } };
  const tasks = jobHandlers(deps, async ({ to }) => void sent.push(to));
  for (let at = 0; at < 5; at += 1) {
    const { id } = await placeTestOrder(
      server,
      who,
      orderPayload({ email: 'ajena@example.com' }),
      crypto.randomUUID(),
    );
    await tasks['send-receipt']({ tenantId: 'burger' as TenantId, orderId: id });
  }
  expect(sent).toEqual(['ajena@example.com', 'ajena@example.com', 'ajena@example.com']);
});
