import { expect, onTestFinished, test } from 'vitest';
import { admitDatabases } from './admit-databases.ts';
import { awaitServingDatabase } from './open-serving-database.ts';
import { isUnavailable } from './platform/db/database-errors.ts';
import { findBrands } from './tenant/brand-rows.rows.ts';
import { silentLog } from './platform/log.ts';
import { captureLog } from './testing/capture-log.ts';
import { freshDatabase } from './testing/fresh-db.ts';
import { publishShops } from './testing/publish-shops.ts';
import { testShop } from './testing/test-shop.ts';

test('a database that fails a check of the start stays out, with one line in the log, and is admitted once it passes', async () => {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  await publishShops(database.ownerUrl, [testShop('sushi')]);
  const urls = { ownerUrl: null, appUrl: database.appUrl, listenUrl: null };
  const awaited = await awaitServingDatabase({ ...urls, dataDir: '', namesStatements: true });
  if (awaited === null) throw new Error('the address is known');
  onTestFinished(() => awaited.db.close());
  const lines = captureLog();
  const answer = () => findBrands(awaited.db).catch(isUnavailable);
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  let checks = 0;
  const admitted = new Promise<readonly string[]>((resolve) => {
    admitDatabases([{ name: 'north', place: 1, admit: awaited.admit }], {
      ...{ log: silentLog, stopping: stopping.signal, retryMs: 20 },
      check: async () => {
        checks += 1;
        if (checks < 3) throw new Error('the orders of a store would reach nobody');
      },
      onAdmitted: async (_place, brands) => resolve(brands),
    });
  });
  expect(await answer()).toBe(true);
  expect(await admitted).toEqual(['sushi']);
  expect(await answer()).toMatchObject([{ id: 'sushi' }]);
  expect(checks).toBe(3);
  expect(lines.filter((line) => line.includes('is not served yet'))).toHaveLength(1);
});
