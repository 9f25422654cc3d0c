import type { TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleNoon, type ExampleShop, openExampleShop } from '../testing/example-shop.ts';
import { type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { createWebhookKeys, newWebhookKey } from './webhook-keys.rows.ts';

const burger = 'burger' as TenantId;
const stranger = 'stranger' as TenantId;
let shop: ExampleShop;
let rotated: OrderServer;
beforeAll(async () => {
  shop = await openExampleShop({}, ['burger', 'stranger']);
  const { payments, db } = shop.server.deps;
  rotated = await startOrderServer(shop.database.appUrl, {
    payments,
    tokenSecret: 'a secret after the rotation',
    webhookKeys: createWebhookKeys(db, 'a secret after the rotation'),
  });
  rotated.setClock(exampleNoon);
}, 60_000);
afterAll(async () => {
  await rotated.close();
  await shop.close();
});

test('an address that a provider keeps leads to its brand after TOKEN_SECRET was changed, and no other key does', async () => {
  const order = await shop.startedOrder();
  const kept = await shop.server.deps.webhookKeys.keyOf(burger);
  expect(await rotated.deps.webhookKeys.keyOf(burger)).toBe(kept);
  const { origin } = rotated;
  expect(await shop.send({ ...order, origin, key: kept })).toMatchObject({ status: 200 });
  expect(await shop.webhooks()).toMatchObject([{ attempt_id: order.attemptId }]);

  const guessed = newWebhookKey('a secret after the rotation', burger);
  const swapped = kept.replace('burger', 'stranger');
  for (const key of [guessed, swapped, `${kept}x`, 'burger', 'burger.', '', '.'])
    expect((await shop.send({ ...order, origin, key })).status).toBeGreaterThan(400);
});

test('servers that make the first key with different secrets at the same time have the same one', async () => {
  const { db } = shop.server.deps;
  for (let round = 0; round < 5; round += 1) {
    await shop.owner.rows('stranger', 'delete from webhook_keys');
    const keys = await Promise.all(
      ['one', 'two', 'three', 'four'].map((secret) =>
        createWebhookKeys(db, secret).keyOf(stranger),
      ),
    );
    expect(new Set(keys).size).toBe(1);
    expect(await createWebhookKeys(db, 'five').keyOf(stranger)).toBe(keys[0]);
  }
});
