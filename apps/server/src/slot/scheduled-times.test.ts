import { caseNow } from '@comanda/domain/cases/case-menu.ts';
import type { SlotCase } from '@comanda/domain/cases/slot-case.ts';
import { slotCases } from '@comanda/domain/cases/slots.cases.ts';
import { makeStore } from '@comanda/domain/testing/make.ts';
import { readTimes } from '@comanda/domain/testing/read-times.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseProductIds, casesFolder, caseStoreId } from '../testing/cases-folder.ts';
import { tenantFolder } from '../testing/tenant-folder.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

/**
 * Requests the times of each case of the rule's table over HTTP: each case is a store of one brand,
 * with its own products.
 */

const storeOf = ({ store = {} }: SlotCase) => makeStore(store);

let server: TestApp;
let now = caseNow;

beforeAll(async () => {
  const today = await tenantFolder('sushi');
  today['settings.json'].maxDaysAvailableFutureOrder = 0;
  for (const store of today['stores.json']) store.futureOrdersEnabled = true;
  server = await testApp({
    tenants: [await casesFolder(slotCases, storeOf), today],
    clock: () => now,
    config: { demo: true, sandboxUrl: 'http://127.0.0.1:9' },
  });
});
afterAll(() => server.close());

const ask = async (storeId: number, query: Record<string, string>) => {
  const url = `/v1/stores/${storeId}/scheduled_date_availability?${new URLSearchParams(query).toString()}`;
  const answer = await server.app.inject({ url, headers: { 'x-tenant': 'burger' } });
  return {
    status: answer.statusCode,
    body: answer.json(),
    cached: answer.headers['cache-control'],
  };
};

type Day = { date: string; times: { time: string; instant: string; isFull: boolean }[] };

test.each(slotCases.map((tried, at) => ({ ...tried, place: at })))(
  'over HTTP: $name',
  async ({ place, ...tried }) => {
    now = tried.at === undefined ? caseNow : Date.parse(tried.at);
    const ids = caseProductIds(place, tried);
    const { body, cached } = await ask(caseStoreId(place), {
      dispatch_method: tried.dispatch ?? 'in_store',
      product_ids: ids.join(','),
    });
    const days: readonly Day[] = body.days;
    expect(cached).toContain('no-store');
    expect(days).toHaveLength(7);
    for (const [date, text] of Object.entries(tried.times)) {
      expect(days.find((day) => day.date === date)?.times.map(({ time }) => time)).toEqual(
        readTimes(text),
      );
    }
    expect(body.unavailableProductIds).toEqual((tried.unavailable ?? []).map((at) => ids[at]));
  },
);

const firstToday = async (query: Record<string, string>) => {
  now = caseNow;
  return (await ask(1, query)).body.days[0].times[0];
};

test('a delivery takes the wait of its zone, and an address outside all zones is refused', async () => {
  expect((await firstToday({ dispatch_method: 'store_delivery' })).time).toBe('14:00');
  const inside = { dispatch_method: 'store_delivery', latitude: '-33.45', longitude: '-70.61' };
  expect(await firstToday(inside)).toEqual({
    time: '14:00',
    instant: '2026-11-21T17:00:00.000Z',
    isFull: false,
  });
  expect((await ask(1, { ...inside, latitude: '-33.9' })).body).toMatchObject({ code: 1005 });
  expect(
    (await ask(1, { dispatch_method: 'store_delivery', latitude: '-33.45' })).body,
  ).toMatchObject({
    code: 1003,
    metadata: { field: 'longitude' },
  });
});

test.each([
  [{}, 422],
  [{ dispatch_method: 'by_air' }, 422],
  [{ dispatch_method: 'in_store', product_ids: '1;drop table orders' }, 422],
  [{ dispatch_method: 'in_store', product_ids: '1,,2' }, 422],
  [{ dispatch_method: 'in_store', product_ids: '0' }, 422],
  [{ dispatch_method: 'in_store', product_ids: '99999999999' }, 422],
  [{ dispatch_method: 'in_store', product_ids: '4294967296' }, 200],
  [{ dispatch_method: 'in_store', latitude: 'NaN', longitude: '1' }, 422],
])('a request with %j gets %i', async (query, status) => {
  expect((await ask(1, query as Record<string, string>)).status).toBe(status);
});

test('a brand without days ahead has no future orders, and its stores say so', async () => {
  const ofSushi = async (url: string) =>
    (await server.app.inject({ url, headers: { 'x-tenant': 'sushi' } })).json();
  expect(await ofSushi('/v2/stores/1')).toMatchObject({ futureOrdersEnabled: false });
  expect(
    await ofSushi('/v1/stores/1/scheduled_date_availability?dispatch_method=in_store'),
  ).toMatchObject({ days: [] });
});

test('a store of another brand is not found', async () => {
  expect((await ask(4_000, { dispatch_method: 'in_store' })).body).toMatchObject({ code: 1002 });
});
