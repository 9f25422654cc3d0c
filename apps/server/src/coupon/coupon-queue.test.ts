import type { CouponUse } from '@comanda/domain/coupon/coupon-use.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CouponQueue, createCouponQueue } from './coupon-queue.ts';
import type { InsertOrderResult } from '../order/insert-order.rows.ts';

type Insert = PromiseWithResolvers<InsertOrderResult>;

let queue: CouponQueue;
/** The inserts that have begun, by the name of their order. */
let begun: Map<string, Insert>;
let answers: Record<string, unknown>;

beforeEach(() => {
  queue = createCouponQueue();
  begun = new Map();
  answers = {};
});
afterEach(() => expect(queue.size()).toBe(0));

const placed: InsertOrderResult = { kind: 'placed', stockTaken: false, slotFilled: false };
const usedUp: InsertOrderResult = { kind: 'couponRefused', limit: 'maxUses' };
const couponUse = (changes: Partial<CouponUse> | null): CouponUse | null =>
  changes && ({ code: 'LENA20', maxUses: 7, ...changes } as CouponUse);

/** An order joins. Its insert ends when the test ends it. */
async function join(name: string, changes: Partial<CouponUse> | null = {}, tenant = 'burger') {
  const insert: Insert = Promise.withResolvers();
  const answer = queue.inTurn(tenant as TenantId, couponUse(changes), () => {
    begun.set(name, insert);
    return insert.promise;
  });
  void answer.then(
    (result) => (answers[name] = result),
    (error: Error) => (answers[name] = error.message),
  );
  await setImmediate();
}
async function end(name: string, result: InsertOrderResult | Error) {
  if (result instanceof Error) begun.get(name)?.reject(result);
  else begun.get(name)?.resolve(result);
  await setImmediate();
}
const names = () => [...begun.keys()];

test('one order at a time of a limited coupon is inserted, in the order in which they came', async () => {
  for (const name of ['ana', 'rosa', 'luis']) await join(name);
  expect(names()).toEqual(['ana']);
  await end('ana', placed);
  expect([names(), answers]).toEqual([['ana', 'rosa'], { ana: placed }]);
  await end('rosa', placed);
  await end('luis', placed);
  expect(answers).toEqual({ ana: placed, rosa: placed, luis: placed });
});

test('orders without a coupon, with one without limit, with another one and of another brand wait for nobody', async () => {
  await join('first');
  await join('no coupon', null);
  await join('no limit', { maxUses: null });
  await join('other coupon', { code: 'OTHER' });
  await join('other brand', {}, 'sushi');
  await join('limit that has changed', { maxUses: 8 });
  expect(names()).toHaveLength(6);
  for (const name of names()) await end(name, name === 'first' ? usedUp : placed);
  expect(Object.values(answers).filter((answer) => answer === placed)).toHaveLength(5);
});

test('once the coupon is used up, whoever waited before that statement is refused without one, and later orders ask again', async () => {
  for (const name of ['ana', 'rosa', 'luis', 'eva']) await join(name);
  await end('ana', placed);
  expect(names()).toEqual(['ana', 'rosa']);
  await join('late');
  await end('rosa', usedUp);
  expect(names()).toEqual(['ana', 'rosa', 'late']);
  expect(answers).toEqual({ ana: placed, rosa: usedUp, luis: usedUp, eva: usedUp });
  await end('late', placed);
  expect(answers['late']).toEqual(placed);
});

test.each<InsertOrderResult>([
  { kind: 'soldOut', products: [] },
  { kind: 'couponRefused', limit: 'maxUsesPerUser' },
  { kind: 'couponRefused', limit: 'firstPurchase' },
  { kind: 'repeated' },
])('%j is the answer of one order alone', async (answer) => {
  for (const name of ['first', 'ana', 'rosa']) await join(name);
  await end('first', placed);
  await end('ana', answer);
  await end('rosa', placed);
  expect(answers).toEqual({ first: placed, ana: answer, rosa: placed });
});

test('an insert that fails fails no other order', async () => {
  await join('ana');
  await join('rosa');
  await end('ana', new Error('the connection is lost'));
  await end('rosa', placed);
  expect(answers).toEqual({ ana: 'the connection is lost', rosa: placed });
});

test('an order whose turn does not come goes after five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    for (const name of ['hangs', 'rosa', 'luis']) await join(name);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(names()).toEqual(['hangs']);
    await vi.advanceTimersByTimeAsync(1);
    expect(names()).toEqual(['hangs', 'rosa', 'luis']);
    await join('eva');
    await end('rosa', placed);
    await end('luis', placed);
    expect(names()).not.toContain('eva');
    await end('hangs', new Error('timeout'));
    await end('eva', placed);
    expect(answers).toEqual({ hangs: 'timeout', rosa: placed, luis: placed, eva: placed });
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
