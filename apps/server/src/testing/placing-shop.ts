import { type FreshDatabase, freshDatabase } from './fresh-db.ts';
import { type OrderServer, startOrderServer } from './order-server.ts';
import { publishShops } from './publish-shops.ts';
import { createTestGuest, type Guest } from './shopper.ts';
import { testShop } from './test-shop.ts';

/**
 * A server with four brands: an ordinary one, a busy one, a closed one, and one of Guatemala that
 * requires a tax number.
 */
export type PlacingTestShop = {
  database: FreshDatabase;
  server: OrderServer;
  /** A guest of the ordinary brand. */
  camila: Guest;
  close(): Promise<void>;
};

export async function openPlacingTestShop(): Promise<PlacingTestShop> {
  const database = await freshDatabase();
  await publishShops(database.ownerUrl, [
    testShop('burger'),
    testShop('busy', { store: { busyMinutes: 20 } }),
    testShop('closed', { store: { orderMethod: 'neither' } }),
    testShop('asking', {
      country: 'gt',
      store: {
        paymentMethods: ['card'],
        checkoutQuestions: [{ id: 7, question: 'NIT', kind: 'nit', required: true }],
      },
    }),
  ]);
  const server = await startOrderServer(database.appUrl);
  return {
    database,
    server,
    camila: await createTestGuest(server),
    close: async () => {
      await server.close();
      await database.drop();
    },
  };
}
