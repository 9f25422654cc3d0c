import { randomInt } from 'node:crypto';
import { ownerQueries, setStockUnits } from '../../../apps/server/src/testing/owner-queries.ts';
import { callServer } from '../../chaos/call-server.ts';
import type { BrandBed } from '../../resilience/test-bed.ts';
import { waitUntil } from '../../resilience/wait-until.ts';

/** Below the pause after which a server compares its cache without a notice. */
const timeoutMs = 2_000;
const product = 4;
const brand = 'burger';

/**
 * Changes the stock of a product and notifies the servers. Resolves to the milliseconds until the
 * server on `port` shows it, or to null if it takes longer than a notice.
 */
export async function noticeMs({ database }: BrandBed, port: number): Promise<number | null> {
  const units = randomInt(10, 1_000_000);
  const owner = await ownerQueries(database.ownerUrl);
  await setStockUnits(owner, brand, product, units);
  await owner.end();
  return waitUntil(timeoutMs, async () => {
    const answer = await callServer(port, { brand, path: '/v2/prices?store_id=1' });
    return JSON.stringify(answer?.body).includes(`"stock":${units}`);
  });
}
