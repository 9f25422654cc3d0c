import type { StoreId } from '@comanda/domain/ids.ts';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { callApi } from '../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { testServer } from '../testing/test-servers.ts';
import { testShop } from '../testing/test-shop.ts';

const shop = testServer([
  testShop('burger', { store: { paymentMethods: ['cash', 'webpay', 'chek'] } }),
]);
let manager: TestStaff;
beforeAll(async () => {
  manager = await createTestStaff(shop.server, { role: 'manager', storeIds: [1 as StoreId] });
});

const methodsFor = ({ headers }: TestStaff) =>
  callApi(shop.server, '/v1/counter/stores/1/payment-methods', { headers });

test('outside of a demonstration the store’s methods say how many facts about their money are assumed', async () => {
  const { config } = shop.server.deps;
  const { demo } = config;
  onTestFinished(() => void Object.assign(config, { demo }));
  Object.assign(config, { demo: false });
  const { methods }: { methods: AnyJson[] } = (await methodsFor(manager)).body;
  expect(methods.map(({ method }) => method)).toEqual(['cash', 'webpay', 'chek']);
  const [cash, webpay, chek] = methods;
  expect(cash?.isOffered).toBe(true);
  expect(cash?.assumedFacts).toBe(0);
  expect(webpay?.assumedFacts).toBeGreaterThan(0);
  expect(chek?.assumedFacts).toBeGreaterThan(webpay?.assumedFacts);
  Object.assign(config, { demo: true });
  const shown: AnyJson = (await methodsFor(manager)).body;
  expect(shown.methods.map((each: AnyJson) => each.assumedFacts)).toEqual([0, 0, 0]);
});

test('crew reads no methods, and a store of others is not found', async () => {
  const crew = await createTestStaff(shop.server, { role: 'crew' });
  const elsewhere = await createTestStaff(shop.server, {
    role: 'manager',
    storeIds: [2 as StoreId],
  });
  expect((await methodsFor(crew)).status).toBe(403);
  expect((await methodsFor(elsewhere)).status).toBe(404);
});
