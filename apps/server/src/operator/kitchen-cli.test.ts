import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { programFile } from '../testing/program-file.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestGuest, placeTestOrder } from '../testing/shopper.ts';
import { notifyKitchen } from '../kitchen/notify-kitchen.ts';

let database: FreshDatabase;
let server: OrderServer;
let owner: OwnerQueries;
beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger'), testShop('sushi')]);
  server = await startOrderServer(database.appUrl);
  owner = await ownerQueries(database.ownerUrl);
});
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

const kitchen = (...words: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_APP_URL: database.appUrl, DATABASE_URL: '' };
    execFile(
      process.execPath,
      [programFile('operator/kitchen-cli.ts'), ...words],
      { env },
      (error, stdout, stderr) =>
        resolve({
          code: typeof error?.code === 'number' ? error.code : 0,
          output: stdout + stderr,
        }),
    );
  });

test(
  'an operator lists the orders that no restaurant received, with their brand, time and reason',
  { timeout: 60_000 },
  async () => {
    expect(await kitchen('list')).toEqual({
      code: 0,
      output: 'Every restaurant was notified of its orders and has accepted them.\n',
    });
    const made = await placeTestOrder(server, await createTestGuest(server, 'sushi'));
    server.setClock(noon + 6_000);
    await notifyKitchen(server.deps, { tenantId: 'sushi' as never, orderId: made.id, tries: 0 });
    const { output } = await kitchen('list');
    expect(output).toMatch(
      new RegExp(
        `^2026-11-21T15:30:06.000Z +sushi +1 Local Ñuñoa +#\\d+ +created +1 +noAddress +${made.id}$`,
        'mu',
      ),
    );
    await owner.rows(
      'sushi',
      `update orders set kitchen_failure = null, released_at = now() - interval '11 minutes'`,
    );
    expect((await kitchen('list')).output).toMatch(
      new RegExp(`sushi +1 Local Ñuñoa +#\\d+ +created +not accepted +${made.id}$`, 'mu'),
    );
    await owner.rows(
      'sushi',
      `update orders set released_at = null, created_at = now() - interval '12 minutes',
        cancellable_until = now() - interval '11 minutes'`,
    );
    expect((await kitchen('list')).output).toMatch(
      new RegExp(`sushi +1 Local Ñuñoa +#\\d+ +created +not sent +${made.id}$`, 'mu'),
    );
    expect(await kitchen('resend', made.id)).toEqual({
      code: 0,
      output: "The server's jobs send it now. npm run kitchen -- list\n",
    });
    expect(await kitchen('resend', crypto.randomUUID())).toMatchObject({
      code: 1,
      output: expect.stringContaining('no such order'),
    });
    await owner.rows('sushi', `update orders set released_at = now() - interval '1 minute'`);
    expect((await kitchen('list')).output).toContain('has accepted them');
    expect(await kitchen()).toMatchObject({
      code: 1,
      output: expect.stringContaining('npm run kitchen -- list'),
    });
  },
);
