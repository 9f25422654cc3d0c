import { afterAll, beforeAll, beforeEach } from 'vitest';
import { readConfig } from '../config.ts';
import { type CodeMailer, codeMailer } from './code-mails.ts';
import { type FreshDatabase, freshDatabase } from './fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from './order-server.ts';
import { type OwnerQueries, ownerQueries } from './owner-queries.ts';
import { publishShops } from './publish-shops.ts';
import { testShop } from './test-shop.ts';

/**
 * Two server processes over one database: what one ends, the other must not accept. `mails`: the
 * codes that the first one sent.
 */
export type CounterServers = {
  one: OrderServer;
  two: OrderServer;
  owner: OwnerQueries;
  mails: CodeMailer;
};

/**
 * Starts two servers with the brands burger and sushi for the tests of a file. Each test begins at
 * noon, without staff, codes and budgets of the brand burger. `trustsProxy`: a call names its
 * address in `X-Forwarded-For`. Returns an object that is filled before the first test.
 */
export function twoCounterServers({ trustsProxy = false } = {}): CounterServers {
  const servers = {} as CounterServers;
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
    await publishShops(database.ownerUrl, [testShop('burger'), testShop('sushi')]);
    const owner = await ownerQueries(database.ownerUrl);
    const config = { ...readConfig(trustsProxy ? { TRUST_PROXY: '127.0.0.1' } : {}), demo: true };
    const one = await startOrderServer(database.appUrl, { config });
    const two = await startOrderServer(database.appUrl, { config });
    Object.assign(servers, { one, two, owner, mails: codeMailer(one, owner) });
  });
  beforeEach(async () => {
    for (const server of [servers.one, servers.two]) server.setClock(noon);
    servers.mails.clear();
    for (const table of ['verifications', 'verification_budgets', 'staff'])
      await servers.owner.rows('burger', `delete from ${table}`);
  });
  afterAll(async () => {
    await servers.one.close();
    await servers.two.close();
    await servers.owner.end();
    await database.drop();
  });
  return servers;
}
