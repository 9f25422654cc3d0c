import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CardTestShop, openCardTestShop } from '../testing/card-shop.ts';
import { callApi, guestHeaders } from '../testing/shopper.ts';
import { dataFolder, type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { createTestUser } from '../testing/test-user.ts';

let shop: CardTestShop;
let data: Awaited<ReturnType<typeof dataFolder>>;
let server: ServerProcess;

beforeAll(async () => {
  [shop, data] = await Promise.all([openCardTestShop(), dataFolder()]);
  shop.setClock(Date.now());
  server = await startServerProcess(shop.database.appUrl, data.path, {
    SANDBOX_URL: shop.sandbox.url,
    DEMO: '1',
  });
});
afterAll(async () => {
  await server.stop();
  await shop.close();
  await data.remove();
});

test('if a server is killed while it takes a card, nothing is saved, the provider is not asked again, and the next try works', async () => {
  const ana = await createTestUser(shop.server);
  const { enrolmentId, fields, jobToken } = await shop.typeCard(ana);
  const username = await shop.usernameOf(ana);
  const arrival = await shop.comeBack(fields);
  await shop.sandbox.injectFault('oneclick', {
    at: 'finishEnrolment',
    fault: 'slow',
    ms: 60_000,
    merchantRef: username,
  });
  const lost = callApi(server, '/v1/users/cards/oneclick/finish_inscription', {
    method: 'POST',
    body: { enrolment_id: enrolmentId, arrival_key: arrival.key },
    headers: guestHeaders(ana),
  }).catch(() => 'lost');
  const atProvider = async () =>
    (await shop.providerCards()).filter((card) => card.username === username).length;
  while ((await atProvider()) === 0) await new Promise(setImmediate);
  expect(await server.kill()).toBe('SIGKILL');
  expect(await lost).toBe('lost');
  expect((await shop.finish(ana, arrival)).status).toBe(204);
  expect((await shop.job(jobToken)).status).toBe(204);
  shop.setClock(Date.now() + 60_000);
  await shop.runJobs('sweep-enrolment', enrolmentId);
  expect((await shop.job(jobToken)).body.metadata).toEqual({ problem: 'lost' });
  expect(await shop.cards(ana)).toEqual([]);
  const card = await shop.saveCard(ana);
  expect((await shop.cards(ana)).map(({ id }: { id: string }) => id)).toEqual([card.id]);
  expect(await atProvider()).toBe(1);
});
