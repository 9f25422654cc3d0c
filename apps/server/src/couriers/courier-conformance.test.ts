import type { CourierQuote } from '@comanda/domain/courier/delivery.ts';
import type { CourierReport } from '@comanda/domain/courier/courier-report.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type CourierDriver, courierDrivers } from '../testing/courier-driver.ts';
import { courierCase } from '../testing/courier-case.ts';
import { type SandboxProcess, startSandboxProcess } from '../testing/sandbox-process.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
  await sandbox.call('POST', '/couriers/pause');
});
afterEach(() => sandbox.clearFaults());
afterAll(() => sandbox.stop());

/**
 * Every courier that is called over a network. A new courier adds its driver and passes all of
 * these tests unchanged.
 */
describe.each(
  courierDrivers.map((driver): [string, CourierDriver] => [driver.courier.slug, driver]),
)('%s', (slug, driver) => {
  const { courier } = driver;
  const { context, newErrand, quoted, dispatch, injectFault, truth, advance } = courierCase(
    driver,
    () => sandbox,
  );
  const known = (ref: string, { courierRef = null }: { courierRef?: string | null } = {}) => ({
    externalRef: ref,
    courierRef,
  });

  test('a quote has a price and expires later', async () => {
    const quote = await quoted(newErrand());
    expect(quote).toMatchObject({
      courier: courier.name,
      price: { currency: 'CLP', minor: expect.any(Number) },
    });
    expect(quote.price.minor).toBeGreaterThan(500);
    expect(quote.price.minor).toBeLessThan(50_000);
    expect(quote.expiresAt).toBeGreaterThan(Date.now() + 60_000);
  });

  test.each(driver.quoteRefusals)('a quote that meets %s reports %s', async (fault, problem) => {
    await injectFault('quote', fault, null);
    expect(await courier.quote(context(), newErrand())).toEqual({ ok: false, problem });
  });

  test('the courier delivers the order and reports every status', async () => {
    const { ref, report } = await dispatch();
    expect(report).toMatchObject({
      source: 'reply',
      reported: expect.stringMatching(/REQUESTED|CONFIRMED/u),
      courierRef: expect.any(String),
    });
    const statuses: string[] = [];
    for (let at = ''; at !== 'delivered';) {
      at = await advance(ref);
      statuses.push((await courier.poll(context(), known(ref, report))).reported);
    }
    expect([...new Set(statuses)]).toEqual([
      'IN_PROGRESS',
      'NEAR_PICKUP',
      'PICKED_UP',
      'NEAR_DROPOFF',
      'COMPLETED',
    ]);
  });

  test('the report names the rider', async () => {
    const { ref, report } = await dispatch();
    for (const _ of [1, 2, 3]) await advance(ref);
    const { rider } = await courier.poll(context(), known(ref, report));
    expect(rider).toMatchObject({ name: expect.any(String) });
  });

  test.each(driver.dispatchRefusals)(
    'a dispatch that meets %s is refused with %s and creates no delivery',
    async (fault, problem) => {
      const errand = newErrand();
      const quote = await quoted(errand);
      await injectFault('dispatch', fault, errand.ref);
      expect(await courier.dispatch(context(), errand, quote)).toMatchObject({
        reported: 'refused',
        problem,
      });
      expect((await truth(errand.ref)).live).toBe(0);
    },
  );

  test.each(['resetBefore', 'error500', 'error502Html'])(
    'the outcome of a dispatch that meets %s is unknown, and a poll finds no record of the delivery',
    async (fault) => {
      const errand = newErrand();
      const quote = await quoted(errand);
      await injectFault('dispatch', fault, errand.ref);
      expect(await courier.dispatch(context(), errand, quote)).toMatchObject({
        reported: 'unknown',
      });
      expect(await courier.poll(context(), known(errand.ref))).toMatchObject({
        source: 'poll',
        reported: 'noRecord',
      });
    },
  );

  test.each(['resetAfter', 'malformedJson'])(
    'a poll by our reference finds the delivery of a dispatch whose response was lost (%s)',
    async (fault) => {
      const errand = newErrand();
      const quote = await quoted(errand);
      await injectFault('dispatch', fault, errand.ref);
      expect(await courier.dispatch(context(), errand, quote)).toMatchObject({
        reported: 'unknown',
      });
      expect(await courier.poll(context(), known(errand.ref))).toMatchObject({
        reported: 'CONFIRMED',
        courierRef: expect.any(String),
      });
    },
  );

  test('two dispatches with the same reference create one delivery', async () => {
    const { errand, quote } = await dispatch();
    const again: CourierReport = await courier.dispatch(
      context(),
      errand,
      quote satisfies CourierQuote,
    );
    expect(
      again.reported === 'CONFIRMED' ||
        again.problem === 'duplicate' ||
        again.problem === 'quoteUsed',
    ).toBe(true);
    expect((await truth(errand.ref)).deliveries).toHaveLength(1);
  });

  test('a delivery can be cancelled until the rider has the food', async () => {
    const one = await dispatch();
    await courier.cancel(context(), known(one.ref, one.report));
    expect(await courier.poll(context(), known(one.ref, one.report))).toMatchObject({
      reported: 'CANCELLED',
    });
    const late = await dispatch();
    for (const _ of [1, 2, 3]) await advance(late.ref);
    expect((await courier.cancel(context(), known(late.ref, late.report))).reported).not.toBe(
      'CANCELLED',
    );
    expect(await truth(late.ref)).toMatchObject({ live: 1 });
  });

  test('the poll of an unknown delivery reports noRecord', async () => {
    expect(await courier.poll(context(), known('burger-nobody'))).toMatchObject({
      reported: 'noRecord',
    });
  });

  test.each(['error500', 'error502Html', 'malformedJson', 'resetBefore'])(
    'a poll that meets %s each time reports unknown',
    async (fault) => {
      const { ref, report } = await dispatch();
      await injectFault('status', fault, ref, null);
      expect(await courier.poll(context(), known(ref, report))).toMatchObject({
        reported: 'unknown',
      });
    },
  );

  test('a courier that is unreachable or rejects our secrets causes no exception', async () => {
    const errand = newErrand();
    const quote = await quoted(errand);
    for (const strange of [context({ baseUrl: 'http://127.0.0.1:1' }), context({ secrets: {} })]) {
      expect(await courier.quote(strange, errand)).toMatchObject({ ok: false });
      expect((await courier.poll(strange, known('burger-x', { courierRef: 'x' }))).reported).toBe(
        'unknown',
      );
      expect((await courier.cancel(strange, known('burger-x', { courierRef: 'x' }))).reported).toBe(
        'unknown',
      );
    }
    expect(
      (await courier.dispatch(context({ baseUrl: 'http://127.0.0.1:1' }), errand, quote)).reported,
    ).toBe('unknown');
  });

  test(`a webhook of ${slug} is read only with its secret`, async () => {
    const { ref } = await dispatch();
    const { headers, body } = driver.webhook(ref);
    const read = courier.readWebhook(
      { headers, body: Buffer.from(body) },
      driver.secrets,
      Date.now(),
    );
    expect(read).toMatchObject({ externalRef: ref });
    expect(courier.readExternalRef(JSON.parse(body))).toBe(ref);
    const wrong = Object.fromEntries(Object.keys(driver.secrets).map((name) => [name, 'wrong']));
    expect(courier.readWebhook({ headers, body: Buffer.from(body) }, wrong, Date.now())).toBeNull();
    expect(
      courier.readWebhook({ headers: {}, body: Buffer.from(body) }, driver.secrets, Date.now()),
    ).toBeNull();
  });
});
