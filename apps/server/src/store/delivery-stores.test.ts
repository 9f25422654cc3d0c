import type { FolderDraft } from '../testing/tenant-folder.ts';
import { tenantFolder } from '../testing/tenant-folder.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * Saturday 21 November 2026, 20:00 in Santiago. The second store is the one farther from the
 * address; both zones cover it.
 */
const now = Date.parse('2026-11-21T23:00:00Z');
const address = { latitude: '-33.455', longitude: '-70.615' };
const always = { openingTime: '00:00:00', closingTime: '23:59:59', position: 0 };
const week = [0, 1, 2, 3, 4, 5, 6];
const hoursOf = (windows: readonly { openingTime: string; closingTime: string }[]) =>
  week.flatMap((day) =>
    windows.map((window) => ({
      ...always,
      ...window,
      day,
      dispatchMethod: 'store_delivery',
    })),
  );

const morning = hoursOf([{ openingTime: '09:00:00', closingTime: '12:00:00' }]);

/** The nearer store of each brand. */
const brands = {
  bothopen: {},
  paused: { pausedUntil: '2026-11-22T01:00:00Z' },
  closednow: { businessHours: morning },
  switchedoff: { deliveryOpen: false },
};

async function overlappingStores(id: string, changes: object): Promise<FolderDraft> {
  const draft = await tenantFolder(id);
  const [near, far] = draft['stores.json'];
  const businessHours = hoursOf([always]);
  const ordinary = { businessHours, futureOrdersEnabled: true, paymentMethods: ['webpay', 'cash'] };
  Object.assign(near, ordinary, changes);
  Object.assign(far, {
    ...{ ...ordinary, orderMethod: 'both' },
    deliveryZones: near.deliveryZones.map((zone: object) => ({ ...zone, id: 21 })),
  });
  return draft;
}

let server: TestApp;
beforeAll(async () => {
  const drafts = Object.entries(brands).map(([id, changes]) => overlappingStores(id, changes));
  server = await testApp({
    tenants: await Promise.all(drafts),
    clock: () => now,
    config: { demo: true, sandboxUrl: 'http://127.0.0.1:9' },
  });
});
afterAll(() => server.close());

async function assigned(id: string, query: Record<string, string> = {}): Promise<number[]> {
  const answer = await server.app.inject({
    url: `/v2/stores/delivery?${new URLSearchParams({ ...address, ...query }).toString()}`,
    headers: { host: `${id}.localhost` },
  });
  const stores: readonly { store: { id: number } }[] = answer.json();
  return stores.map(({ store }) => store.id);
}

test('where zones overlap the nearest open store delivers', async () => {
  expect(await assigned('bothopen')).toEqual([1, 2]);
});

test.each(['paused', 'closednow', 'switchedoff'])(
  'a nearest store that is %s does not hide the open one behind it',
  async (id) => {
    expect(await assigned(id)).toEqual([2, 1]);
  },
);

test('for a requested time the stores are compared at that time', async () => {
  const at = (requested_instant: string) => assigned('closednow', { requested_instant });
  expect(await at('2026-11-22T14:00:00.000Z')).toEqual([1, 2]);
  expect(await at('2026-11-22T22:00:00.000Z')).toEqual([2, 1]);
});
