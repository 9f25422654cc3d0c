import type { StoreId } from '@comanda/domain/ids.ts';
import { afterEach, expect, test } from 'vitest';
import { followTestBoard } from '../testing/follow-board.ts';
import { releaseToStore } from '../testing/release-to-store.ts';
import { orderPayload, placeTestOrder } from '../testing/shopper.ts';
import { testServer } from '../testing/test-servers.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { testShop } from '../testing/test-shop.ts';

const ofStores = (...ids: number[]) => ids as unknown as StoreId[];
const stores = [
  { id: 1 as StoreId, name: 'Local Ñuñoa' },
  { id: 2 as StoreId, name: 'Local Centro' },
];
const shop = testServer(stores.map((store) => testShop('burger', { store })));
const open: AbortController[] = [];

afterEach(() => {
  for (const each of open.splice(0)) each.abort();
});

function followAll(who: TestStaff) {
  const leaving = new AbortController();
  open.push(leaving);
  return followTestBoard(shop.server, who, leaving, 'all');
}
async function storesOf(who: TestStaff, count: number): Promise<number[]> {
  const stream = followAll(who);
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) ids.push((await stream.next()).value.storeId);
  return ids.toSorted((a, b) => a - b);
}

test('one stream has the boards of all stores of a person, then each order that changes with its store', async () => {
  const rosa = await createTestStaff(shop.server, { storeIds: ofStores(1, 2) });
  const stream = followAll(rosa);
  const boards = [(await stream.next()).value, (await stream.next()).value];
  expect(boards).toMatchObject([
    { kind: 'board', storeId: 1, board: { storeName: 'Local Ñuñoa' } },
    { kind: 'board', storeId: 2 },
  ]);
  const order = await placeTestOrder(shop.server, shop.guest, orderPayload(), crypto.randomUUID());
  await releaseToStore(shop.server, order);
  expect((await stream.next()).value).toMatchObject({
    kind: 'order',
    storeId: 1,
    card: { id: order.id },
  });
});

test('an owner gets every store of the brand, and crew of one store gets no board and no order of another', async () => {
  expect(await storesOf(await createTestStaff(shop.server, { role: 'owner' }), 2)).toEqual([1, 2]);
  const crew = await createTestStaff(shop.server, { storeIds: ofStores(2) });
  const stream = followAll(crew);
  expect((await stream.next()).value).toMatchObject({ kind: 'board', storeId: 2 });
  const order = await placeTestOrder(shop.server, shop.guest, orderPayload(), crypto.randomUUID());
  await releaseToStore(shop.server, order);
  shop.server.deps.events.emit({ tenantId: 'burger' as never, kind: 'store', id: '2' });
  const next = (await stream.next()).value;
  expect(next, 'the order of store 1 came before, and was left out').toMatchObject({
    kind: 'board',
    storeId: 2,
  });
  const nobody = await createTestStaff(shop.server, { storeIds: [] });
  await expect(followAll(nobody).next()).rejects.toThrow('refused with 404');
});

test('a stream of several stores ends when its person loses one of them', async () => {
  const rosa = await createTestStaff(shop.server, { storeIds: ofStores(1, 2) });
  const stream = followAll(rosa);
  await stream.next();
  await stream.next();
  await shop.owner.rows('burger', 'delete from staff_stores where staff_id = $1 and store_id = 2', [
    rosa.staffId,
  ]);
  shop.server.deps.events.emit({ tenantId: 'burger' as never, kind: 'session', id: rosa.staffId });
  expect((await stream.next()).done).toBe(true);
});
