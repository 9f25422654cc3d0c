import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildSandbox } from '../app.ts';
import type { MoneyTruth } from '../control/provider-ledger.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { manualTimer } from '../testing/manual-timer.ts';
import { type CallSandbox, type RefundDriver, refundDrivers } from '../testing/refund-drivers.ts';
import { paymentEmulators } from './payment-emulators.ts';
import { sandboxWebpayKeys } from './webpay/webpay-keys.ts';

const timer = manualTimer();
const app = buildSandbox({
  kitchen: createKitchen(
    { timer, updateStatus: async () => ({ kind: 'stop', reason: '' }) },
    { stepMs: 1, paused: true },
  ),
  mailbox: createMailbox(),
  integrationKey: 'key',
  timer,
  post: async () => 200,
});
let origin: string;
beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());
afterEach(() => call('DELETE', '/_faults'));

const call: CallSandbox = (method, path, body, headers = {}) => {
  const isJson = body !== undefined && !(body instanceof URLSearchParams);
  return fetch(`${origin}${path}`, {
    method,
    headers: { ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body === undefined
      ? {}
      : { body: body instanceof URLSearchParams ? body : JSON.stringify(body) }),
  });
};

type Read = keyof RefundDriver['reads'];
const drivers = Object.entries(refundDrivers).map(
  ([name, make]) => [name, make(call, timer.now)] as const,
);
const withParts = drivers.filter(([, { part }]) => part !== null);

let references = 0;
const newReference = (): string => `compra-${(references += 1)}`;
const injectFault = async (provider: string, merchantRef: string, rule: object) =>
  expect(
    (await call('POST', '/_faults', { provider, match: { merchantRef }, ...rule })).status,
  ).toBe(201);
const truthOf = async (reference: string) => {
  const body = await (await call('GET', `/_truth?merchantRef=${reference}`)).json();
  return (body as { truth: readonly MoneyTruth[] }).truth[0];
};
const readsOf = (driver: RefundDriver): readonly Read[] =>
  (['status', 'search'] as const).filter((at) => driver.reads[at] !== undefined);
const readAll = (driver: RefundDriver, id: string, reference: string): Promise<unknown[]> =>
  Promise.all(readsOf(driver).map(async (at) => (await driver.reads[at]?.(id, reference))?.json()));

/**
 * The answer of a provider that never shows a refund: MACH without its list, the others as before
 * the refund.
 */
function withoutRefundPart(provider: string, body: unknown): unknown {
  if (provider !== 'mach') return body;
  const { refunds: _refunds, ...rest } = body as { refunds?: unknown };
  return rest;
}

test('every emulated provider has a driver', () => {
  expect(drivers).toHaveLength(paymentEmulators(sandboxWebpayKeys).length);
});

async function hidesRefund(driver: RefundDriver, sum: number): Promise<void> {
  const { provider } = driver;
  const reference = newReference();
  const id = await driver.sell(reference);
  const before = await readAll(driver, id, reference);
  expect((await driver.refund(id, sum)).status).toBeLessThan(300);
  const shown = await readAll(driver, id, reference);
  for (const at of readsOf(driver))
    await injectFault(provider, reference, { at, fault: 'staleRefund', times: null });
  const expected = before.map((body) => withoutRefundPart(provider, body));
  expect(await readAll(driver, id, reference)).toEqual(expected);
  expect(await readAll(driver, id, reference), 'for ever').toEqual(expected);
  await call('DELETE', '/_faults');
  expect(await readAll(driver, id, reference)).toEqual(shown);
  expect(shown).not.toEqual(before);
  const { amount: captured } = driver;
  expect(await truthOf(reference)).toMatchObject({ captured, refunded: sum, refunds: 1 });
}

test.each(drivers)('%s: a look-up does not show a whole refund yet', (_name, driver) =>
  hidesRefund(driver, driver.amount),
);

test.each(withParts)('%s: a look-up does not show a refund of a part yet', (_name, driver) =>
  hidesRefund(driver, driver.part ?? 0),
);

test.each(drivers)(
  '%s: a refund is carried out, and its answer does not show it',
  async (_name, driver) => {
    const { provider, answersPayment, amount: sum } = driver;
    const reference = newReference();
    const id = await driver.sell(reference);
    const [before] = await readAll(driver, id, reference);
    await injectFault(provider, reference, { at: 'refund', fault: 'staleRefund' });
    const answer = await driver.refund(id, sum);
    expect(answer.status).toBeLessThan(300);
    const body = await answer.json();
    if (answersPayment) expect(body).toEqual(withoutRefundPart(provider, before));
    expect(await truthOf(reference)).toMatchObject({ captured: sum, refunded: sum, refunds: 1 });
  },
);

test.each(drivers)('%s: not more is refunded than is left', async (_name, driver) => {
  const reference = newReference();
  const id = await driver.sell(reference);
  const part = driver.part ?? driver.amount;
  await driver.refund(id, part);
  for (const at of readsOf(driver))
    await injectFault(driver.provider, reference, { at, fault: 'staleRefund', times: null });
  for (const tooMuch of [driver.amount - part + 1, driver.amount]) {
    const answer = await driver.refund(id, tooMuch);
    const text = await answer.text();
    if (answer.status < 300) expect(text).toContain('REJECTED');
  }
  expect(await truthOf(reference)).toMatchObject({ refunded: part, refunds: 1 });
});

const carriedOut = ['resetAfter', 'malformedJson', 'slow'] as const;
const notCarriedOut = ['resetBefore', 'error500'] as const;
const each = <Fault>(faults: readonly Fault[]) =>
  drivers.flatMap(([name, driver]) => faults.map((fault) => [name, fault, driver] as const));

test.each(each(carriedOut))(
  '%s: a refund with %s is carried out, without an answer in time that can be read',
  async (_name, fault, driver) => {
    const reference = newReference();
    const id = await driver.sell(reference);
    await injectFault(driver.provider, reference, { at: 'refund', fault, ms: 12_345 });
    const answer = driver.refund(id, driver.amount).then((one) => one.json());
    if (fault === 'slow') {
      await expect.poll(() => timer.pending()).toContain(12_345);
      expect(await truthOf(reference)).toMatchObject({ refunded: driver.amount });
      timer.advance(12_345);
      await answer;
    } else await expect(answer).rejects.toThrow();
    expect(await truthOf(reference)).toMatchObject({ refunded: driver.amount, refunds: 1 });
  },
);

test.each(each(notCarriedOut))(
  '%s: a refund with %s is not carried out',
  async (_name, fault, driver) => {
    const reference = newReference();
    const id = await driver.sell(reference);
    await injectFault(driver.provider, reference, { at: 'refund', fault });
    const status = await driver.refund(id, driver.amount).then(
      (answer) => answer.status,
      () => null,
    );
    expect(status).toBe(fault === 'error500' ? 500 : null);
    expect(await truthOf(reference)).toMatchObject({ refunded: 0, refunds: 0 });
  },
);
