import { caseNow } from '@comanda/domain/cases/case-menu.ts';
import { type EstimateCase, estimateCases } from '@comanda/domain/cases/estimate.cases.ts';
import { localTimeLabel } from '@comanda/domain/slots/requested-instant.ts';
import { makeStore, makeZone } from '@comanda/domain/testing/make.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseProductIds, casesFolder, caseStoreId } from '../testing/cases-folder.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

/**
 * Requests the prices of each case of the rule's table over HTTP: each case is a store of one
 * brand, with its own products.
 */

const storeOf = ({ store = {} }: EstimateCase) =>
  makeStore({ deliveryZones: [makeZone({ waitTime: 45 })], ...store });

let server: TestApp;
let now = caseNow;

beforeAll(async () => {
  server = await testApp({
    tenants: [await casesFolder(estimateCases, storeOf)],
    clock: () => now,
  });
});
afterAll(() => server.close());

test.each(estimateCases.map((tried, at) => ({ ...tried, place: at })))(
  'over HTTP: $name',
  async ({ place, ...tried }) => {
    now = tried.at === undefined ? caseNow : Date.parse(tried.at);
    const items = caseProductIds(place, tried).map((id) => ({
      key: `l${id}`,
      product_id: id,
      quantity: 1,
    }));
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v1/shopping_carts/prices',
      headers: { 'content-type': 'application/json' },
      payload: {
        cart: {
          store_id: caseStoreId(place),
          dispatch_method: tried.dispatch ?? 'in_store',
          items,
        },
        state: { latitude: -33.45, longitude: -70.61 },
      },
    });
    const { estimatedAt } = answer.json();
    expect(
      estimatedAt === null ? null : localTimeLabel(Date.parse(estimatedAt), 'America/Santiago'),
    ).toBe(tried.expected);
  },
);
